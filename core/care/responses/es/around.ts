import type { CareTexts } from '../texts'

/** After danger was heard and this turn takes it back, or speaks of something else. */
export const after: CareTexts['after'] = {
  takenBack: [
    'Te leo, y no voy a insistir a la fuerza. También tengo presente lo que escribiste antes, porque a veces se dice «estoy bien» para no preocupar a nadie. ¿Qué parte está mejor y cuál sigue igual? El teléfono de abajo sirve aunque no sea urgente.',
    'Puede que haya pasado, o que haya bajado un poco, o que sea más fácil decir que sí. Las tres cosas valen. ¿Cuál es? Y si vuelve esta noche, ya sabes a qué número llamar: está aquí abajo.',
    'De acuerdo. Si era una broma, no te lo reprocho; hay bromas que llevan algo dentro. ¿Llevaba algo la tuya? Me quedo con las dos frases, la de antes y la de ahora.',
    'Me sirve saber cómo estás ahora. Lo de antes no queda borrado por eso, ni tienes que defenderlo. ¿Quién de tu gente sabe que has tenido un rato así?',
    'Bien. Entonces hablamos de lo que quieras. Solo una cosa antes: si la idea vuelve, ¿a quién llamarías primero? Tenerlo pensado ayuda en los peores diez minutos.',
    'Lo que sientes puede cambiar en una hora, en las dos direcciones, y no pasa nada por decirlo. ¿Qué te ha ayudado a estar algo mejor? Guárdalo cerca, y guarda también el número de abajo.',
  ],
  together: [
    'Bien hecho; cuesta mucho, y es lo que más ayuda. Quédate con esa persona esta noche, y que lo peligroso lo tenga ella. Si crece, no esperéis a mañana: llamad {emergency}.',
    'Me alegra que no estés a solas con esto. Cuéntale lo que me has contado, con las mismas palabras. Y si en algún momento no basta, llamad {line} juntos.',
    'Eso es un paso enorme. Que esa persona se quede, y que te acompañe a que te vea alguien: una médica, urgencias, quien os quede cerca. Yo sigo aquí si quieres escribir mientras.',
  ],
  somebody: [
    'Esa persona es el siguiente paso. Llámala o toca a su puerta ahora, aunque sea tarde, y di solo: «no estoy bien, ¿puedes estar conmigo?». No es molestar. Y si no contesta, llama {line}.',
    'Díselo hoy a esa persona; no hace falta contarlo bien. «Estoy pensando cosas que me dan miedo, ven» basta. ¿Puedes hacerlo antes de seguir escribiéndome? La línea sigue ahí si no responde: llama {line}.',
    'Me alegra que haya alguien cerca. Que lo sepa esta noche: pídele que se quede contigo, o ve tú. Quien te quiere prefiere que le despiertes. Mientras llega, puedes llamar {line}.',
    'Con esa persona al lado, este rato cambia. Escríbele ya, aunque sea una frase: «¿puedes venir? No quiero estar a solas». Cuando lo hayas hecho, dímelo.',
  ],
  away: [
    'Sí, hazlo, y hazlo ahora, antes de seguir escribiendo: que lo tenga otra persona, o que quede donde no puedas alcanzarlo. Es de lo que más protege en una noche así. Después llama {line}, y que alguien se quede contigo.',
    'Eso es cuidarte, y mucho. Ponlo ya fuera de tu alcance, y pide a quien lo guarde que se quede un rato. Si al ir a hacerlo se vuelve difícil, llama {emergency}.',
    'Bien pensado. Cuanto más lejos, mejor, y cuanto antes. ¿Puedes hacerlo en los próximos cinco minutos y decirme cuando esté? La línea de abajo contesta mientras tanto.',
  ],
  othersSafe: [
    'Qué alivio que ahora esté a salvo, y que haya alguien pendiente. Un susto así deja el cuerpo temblando un buen rato. ¿Cómo estás tú? Los números se quedan aquí por si vuelve a apretar, para quien sea.',
    'Menos mal. Has hecho lo que había que hacer, y ya no te toca vigilar a solas. ¿Quién cuida de ti esta noche? Si algo cambia, puedes llamar {line}.',
    'Me alegra leerlo. Que esa persona esté acompañada es lo que más protege ahora. Tú también has pasado miedo: cuéntame cómo te has quedado.',
  ],
  still: [
    'Te sigo en lo que cuentas ahora. Antes escribiste algo que pesaba mucho, y no quiero hacer como que no lo leí. ¿Cómo está eso en este momento?',
    'Podemos hablar de esto también. Y cuando quieras volvemos a lo de antes, que sigue importando. ¿Estás con alguien?',
    'Gracias por contármelo. Dejo aquí abajo el teléfono, por si lo de hace un rato vuelve a apretar. ¿Ha bajado, o solo se ha callado?',
    'Te leo. Entre lo de antes y lo de ahora, ¿qué ocupa más sitio? Puedes contestar con pocas palabras.',
    'Sigo aquí, con las dos cosas: lo que dijiste y lo que dices ahora. ¿Has podido hablar con alguien más hoy?',
    'A veces cambiar de tema es descansar, y está bien. Dime solo, para saberlo: en este rato, ¿sientes que puedes cuidarte?',
  ],
}

export const minor: CareTexts['minor'] = [
  'Por lo que dices, eres menor de edad. Esto está hecho para personas adultas, y aun así tienes derecho a ayuda, ahora. Cuéntaselo hoy a una persona adulta de confianza: alguien de tu familia, una profesora, la enfermera del centro. No has hecho nada malo al escribir aquí, y al llamar no tienes que dar tu nombre.',
  'Con tu edad no deberías tener que llevar esto a solas. Piensa en una persona adulta que te escuche sin enfadarse, la que sea, y enséñale esto si no te salen las palabras. Y puedes llamar sin decir cómo te llamas.',
  'Como eres menor, lo mejor que puedo hacer es llevarte hasta alguien que pueda estar contigo. Una persona adulta que te dé confianza, en casa o fuera de ella. Si la primera no te escucha, prueba con otra: la culpa no es tuya. Y puedes llamar sin decir quién eres.',
  'Que este lugar sea para mayores no quiere decir que te quedes sin respuesta. Busca hoy a una persona adulta: quien te cuida, alguien del instituto, la madre de una amiga. Puedes cerrar esta página cuando quieras; esos teléfonos siguen ahí para ti.',
]

export const heldLetter: CareTexts['heldLetter'] = {
  suicide: [
    'Lo que has escrito sigue aquí tal cual y es tuyo. No lo he convertido en carta, porque se lee como una despedida y antes que una carta hace falta que estés a salvo. Cuando quieras, podrás escribir la tuya.',
    'No hay carta esta vez, y no es un castigo: tus palabras siguen aquí, enteras, y nadie más las lee. Primero tú; la carta puede esperar.',
    'He dejado tu texto como estaba, sin hacer de él una carta. Sigue siendo tuyo: puedes leerlo, cambiarlo o borrarlo. Hoy importa más que hables con alguien.',
  ],
  threat: [
    'Lo que has escrito sigue aquí tal cual y es tuyo. No lo he convertido en carta, porque en él alguien puede salir herido. Si un día quieres escribir solo lo que te dolió, aquí cabe.',
    'No he hecho una carta con esto. Tus palabras siguen aquí, sin cambiar, y puedes volver a ellas. La rabia se puede escribir entera; el daño, mejor que no llegue a carta.',
    'Tu texto se queda como estaba, y sigue siendo tuyo. De él no sale ninguna carta por ahora. Cuando baje, podemos escribir lo que hay debajo.',
  ],
  other: [
    'Lo que has escrito sigue aquí tal cual y es tuyo. No lo he convertido en carta todavía, porque antes hace falta que estés a salvo.',
    'Tus palabras siguen aquí, enteras. La carta puede esperar; lo que te pasa hoy, no.',
    'He dejado tu texto como estaba. Sigue siendo tuyo, y la carta se puede escribir otro día.',
  ],
}

/** A question in a letter's form has no place to be answered; the conversation is that place. */
export const toChat: CareTexts['toChat'] = ['Si quieres contestarme, escríbeme en el chat: ahí puedo leerte.', 'Para seguir hablando está el chat. Te leo allí.', 'En este formulario no puedes responderme; en el chat sí.']

export const slots: CareTexts['slots'] = {
  line: (phone) => (phone ? `al ${phone}` : 'a una línea de ayuda de tu país'),
  emergency: (phone) => (phone ? `al ${phone}` : 'a emergencias'),
}
