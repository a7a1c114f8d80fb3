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
    spain: 'España: 024, gratis, las 24 horas. Emergencias, 112.',
    unitedStates: 'Estados Unidos: 988, también en español pulsando 2. Emergencias, 911.',
    elsewhere: 'En otro país: findahelpline.com tiene los teléfonos del tuyo.',
  },
}
