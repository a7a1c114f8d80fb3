/** The card with whom to call. What is answered itself is written in core/care/responses. */
export const care = {
  label: 'Personas que contestan',
  open: 'atiende ahora',
  closed: 'ahora no atiende',
  more: 'Más teléfonos y otros países',
}
