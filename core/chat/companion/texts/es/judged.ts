import type { Texts } from '../texts'

/** To whoever asks whether it is awful of them: an answer first. Half of the lines of each say neither «tú» nor «usted». */
export const judged: Texts['judged'] = {
  absence: ['No. No estar allí no es abandonar a nadie. No podías saberlo.', 'No. Nadie puede estar siempre, y eso no dice cuánto se quería.', 'No. Te duele no haber estado porque te importaba. No es lo mismo que haber fallado.'],
  foolish: ['No hay nada de tonto en eso.', 'Yo no lo veo así.', 'A mí no me lo parece.', 'No es para avergonzarse. Importa, y sale por donde puede.', 'No es para avergonzarse de nada.'],
  any: ['No. Eso no hace mala persona a nadie.', 'No, mala persona no. Estar al límite es otra cosa.', 'No. Con lo que me cuentas, no veo a una mala persona.', 'No. No poder con todo no es maldad.'],
  relief: ['No, no tiene nada de horrible. Se puede querer mucho a alguien y sentir alivio de que acabe lo que había.', 'No. El alivio es de que terminara aquello, no de que no esté.', 'No. Después de tanto tiempo así, que el cuerpo descanse no le quita nada al cariño.', 'No, no lo es. Estabas al límite, y el alivio y la pena caben en el mismo día.'],
  anger: ['No. También da rabia la gente a la que se quiere, y sentirla no hace daño a nadie.', 'No. Con lo que cuentas, lo raro sería no sentir rabia.', 'No, no está mal. Enfadarse no borra lo demás.'],
  joy: ['No. Un buen rato no le quita nada a nadie.', 'No. Puedes reírte hoy y seguir echando en falta mañana; no es una traición.', 'No, al contrario. Reírse también es descansar.'],
  tears: ['No. Hay quien llora tarde y quien llora poco, y no mide lo que se quiso.', 'No. No llorar no quiere decir que no te importe.', 'No, no está mal. A veces no sale nada durante mucho tiempo, y luego sale cuando quiere.'],
  missing: ['No. Se puede echar de menos a quien hizo daño, y no es lo mismo que querer volver.', 'No. Echar en falta no obliga a nada, y no dice nada malo de ti.', 'No, es de lo más humano.'],
  newLove: ['No. Querer estar bien con alguien no borra lo de antes.', 'No. Nadie tiene que quedarse a solas para demostrar que quiso.', 'No, no está mal. Puedes tener ganas y tener pena a la vez.'],
  keepingAway: ['No, mala persona no. No tener fuerzas para eso ahora no es maldad.', 'No. Puedes no estar para eso hoy, y decirlo otro día.', 'No. Tomar distancia cuando algo quema no es ser mala persona.', 'No. Nadie puede atender a todo el mundo en un momento así.'],
}
