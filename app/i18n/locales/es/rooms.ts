/** Rooms of the house that are specified and not open yet. */
export const rooms = {
  metaTitle: 'Aún no está abierto',
  metaDescription: 'Esta parte de EÓN todavía no está abierta. La carta sí.',
  title: 'Esta habitación aún no está abierta.',
  text: 'La estamos terminando. Preferimos decírtelo a enseñarte una puerta pintada en la pared.',
  meanwhile: 'Lo que sí puedes hacer hoy es pedir tu carta.',
}
