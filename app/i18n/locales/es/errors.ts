/** What an error page says: what happened, what was kept, what to do. Never an exception's text. */
export const errors = {
  notFound: {
    title: 'Página no encontrada',
    happened: 'Esta dirección no lleva a ninguna parte. Puede que el enlace esté incompleto o que la página se haya mudado.',
    kept: 'Tus cartas y lo que hayas escrito siguen donde estaban.',
  },
  forbidden: {
    title: 'Esta página no se abre desde aquí',
    happened: 'Hace falta un permiso que esta sesión no tiene.',
    kept: 'Nada de lo tuyo ha cambiado. Si entraste antes con tu correo, vuelve a entrar y prueba otra vez.',
  },
  tooLarge: {
    title: 'Es demasiado para enviarlo de una vez',
    happened: 'Lo que has enviado pasa del tamaño que podemos recibir.',
    kept: 'No se ha guardado nada de este envío. Vuelve atrás con el navegador: tu texto suele seguir ahí, y puedes acortarlo.',
  },
  tooMany: {
    title: 'Vamos un poco más despacio',
    happened: 'Han llegado muchas peticiones seguidas y hemos puesto una pausa.',
    kept: 'Lo que ya enviaste está guardado. Espera un minuto y vuelve a intentarlo.',
  },
  offline: {
    title: 'No hay conexión',
    happened: 'No hemos podido llegar hasta la página porque tu dispositivo no tiene red.',
    kept: 'Lo que ya enviaste está guardado. Cuando vuelva la conexión, inténtalo otra vez.',
  },
  unexpected: {
    title: 'Algo se ha roto por nuestra parte',
    happened: 'No has hecho nada mal. La página no ha podido abrirse y ya ha quedado apuntado.',
    kept: 'Lo que nos habías enviado sigue guardado. Si estabas escribiendo, vuelve atrás con el navegador: lo normal es que tu texto siga ahí.',
  },
  requestId: 'Si nos escribes, este número nos ayuda a encontrar lo que pasó:',
}
