/**
 * What a form's `clientAction` answers when the network or the server failed it. A Response, whose status Remix heeds: after a failure it
 * loads nothing again, which would fail too and take the page away. With `data()` the answer was lost and the page said nothing.
 */
export function failedAnswer(answer: object): Response {
  return Response.json(answer, { status: 503 })
}
