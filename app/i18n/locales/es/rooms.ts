/** Rooms of the house that are specified and not open yet. */
export const rooms = {
  metaTitle: 'Aún no está abierto',
  metaDescription: 'Esta parte de EÓN todavía no está abierta. La carta sí.',
  title: 'Esta habitación aún no está abierta.',
  text: 'La estamos terminando. Preferimos decírtelo a enseñarte una puerta pintada en la pared.',
  meanwhile: 'Lo que sí puedes hacer hoy es pedir tu carta.',
  helpTitle: 'Si esto no puede esperar',
  help: 'Llama a alguien que conteste ahora. No hace falta que sepas qué decir.',
  helplines: {
    spain: 'España. El 024 es gratis y contesta las 24 horas; el 112, para emergencias.',
    unitedStates: 'Estados Unidos. En el 988, pulsando 2, contestan en español; el 911, para emergencias.',
    elsewhere: 'En otro país, aquí están los teléfonos del tuyo:',
  },
}
