/** What a person fills in. */
export const request = {
  camino: 'duelo',
  relacion: 'mi abuela',
  apodo: 'la Lela',
  nombre: 'Inés',
  genero: 'femenino',
  mensaje: 'Me crió ella. Todos los domingos hacíamos rosquillas y me dejaba ponerles el azúcar.',
  emocion: 'culpa',
  cierre: 'quiero darle las gracias',
}
