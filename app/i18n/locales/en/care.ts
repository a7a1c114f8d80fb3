/** The card with whom to call. What is answered itself is written in core/care/responses. */
export const care = {
  label: 'People who answer',
  open: 'answering now',
  closed: 'not answering now',
  more: 'More numbers and other countries',
}
