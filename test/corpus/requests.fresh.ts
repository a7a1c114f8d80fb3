import type { RequestRow } from './requests'

/** Invented requests that are only measured: kinds the others lack, written as people write. Nobody works from them. */
export const freshRows: Record<'duelo' | 'ruptura' | 'proposito', Record<'es' | 'en', RequestRow[]>> = {
  duelo: {
    es: [
      ['m', 'mi cuñado', 'Rafa', 'Toño', 'Era el marido de mi hermana y en realidad era mi mejor amigo, pero en el tanatorio me pusieron en la tercera fila. Íbamos a Mestalla con el mismo bocadillo de tortilla desde el 98. Mi hermana ha dado su abono a un primo y yo he dicho que muy bien.', 'rabia tonta', 'decir que yo también'],
      ['f', 'la niña que acogimos', 'Yanira', 'Pilar', 'Estuvo con nosotros catorce meses y la devolvieron a su tía, y en febrero nos llamaron. No éramos nada suyo en ningún papel. Su cepillo de dientes sigue en el vaso. Nadie nos ha dado el pésame porque no saben qué éramos.', 'no sé cómo se llama esto', 'ponerle un sitio'],
      ['n', 'mi exmarido', 'Lluís', 'Marga', 'llevábamos doce años divorciados, me enteré por el grupo del cole de cuando los niños eran pequeños. no me toca llorar a mí, está su mujer. pero anoche abrí la caja de los cables buscando un cargador y todos los cables tienen una etiqueta con su letra', 'pena rara', ''],
      ['m', 'mi viejo', 'el Turco', 'Lisandro', 'Se fue rápido, en el mismo sillón, viendo a Ferro. Yo estaba en la otra punta del país descargando un camión. Lo que no me saco de la cabeza es que me quedó a mitad el asado del domingo siguiente, ya había comprado la carne. La tengo en el freezer. Mi señora me dice que la tire.', 'bronca', 'ver qué hago con la carne'],
    ],
    en: [
      ['m', 'my business partner', 'Desmond', 'Errol', "Thirty-one years we had the barbershop, his chair by the window and mine by the wall. He went in for a hip and didn't come out. The regulars won't sit in his chair and I've nobody to argue with about the radio. I swept up twice today for something to do.", 'lost', 'know what to do with the chair'],
      ['f', 'my birth mother', 'Colleen', 'Sinead', "I found her in 2019 and she died in 2021, so I had her for two summers. She put sugar in everything. The family asked me to sit with the friends. I don't know what I'm allowed to call this.", 'robbed', 'say mother out loud once'],
      ['n', 'our foster greyhound', 'Kev', 'Robin', 'he was only meant to stay a fortnight. four years. bone cancer in his back leg, it was fast. i keep lifting my feet off the bottom of the bed so he can stretch out. hes not there obviously', 'hollow', 'let my feet down'],
      ['m', 'a lad I taught', 'Tyrell', 'Mr Haines', "Year 10, sat by the radiator, drew on everything. It was a knife. I marked his last assessment after, because the system wanted a grade, and I gave it a 6, it was a 4. I have taken down every display except his.", 'useless', "that somebody saw him"],
    ],
  },
  ruptura: {
    es: [
      ['f', 'la madre de mis hijos', 'Bea', 'Olga', 'Nos casamos en 2011, éramos la tercera pareja de mujeres del pueblo y salimos en el periódico. Ahora firma ella primero y yo después y la abogada dice que es un trámite. Los gemelos preguntan en qué casa va a dormir el hámster. Guardé el recorte pero no sé en qué cajón ponerlo.', 'vértigo', 'que los niños estén bien'],
      ['m', 'mi ex', 'Yuli', 'Wilmer', 'ella se devolvió pa Colombia y yo me quedé aquí en Murcia porque tengo el contrato. no nos peleamos ni nada, se nos acabó la plata y las ganas. la cama es de la dueña del piso, la almohada es lo único que compramos los dos y no la uso', 'guayabo', 'dormir'],
      ['f', 'mi terapeuta', 'Marisa', 'Irene', 'Ya sé que no es una ruptura. Se jubila y hemos tenido la última sesión después de nueve años. Me dio la mano, ni un abrazo, y bajé las escaleras contando los escalones. A nadie le puedo decir que echo de menos los martes a las seis.', 'ridícula', 'agradecérselo sin ser una pesada'],
      ['n', 'mi pareja', 'Gael', 'Sam', 'Me dijo que ya no se siente pareja de nadie, que no es por mí. Seguimos siendo amigos, eso dice. Ayer vino a por su bici y comentó que la planta estaba más grande. Yo le dije que sí, que mucho. Luego me quedé hablando con la planta.', 'confundide', 'dejar de esperar a que vuelva a por otra cosa'],
    ],
    en: [
      ['f', 'my husband', 'Alan', 'Jean', "Forty-four years and at seventy-one he tells me he'd like to try living on the boat. On his own. He took the good torch and the cribbage board. I am not angry exactly, I've the bed to myself and I sleep across it. I just don't know who's meant to say goodnight.", 'stunned', 'say goodnight to the house'],
      ['m', 'my situationship', 'Noor', 'Kit', "eleven months of not being together. i met her mum. i know her bin day. when it ended she said there was nothing to end so i can't even tell my mates i got dumped. her oat milk is in my fridge and it doesn't go off till the 30th", 'stupid', 'pour it out'],
      ['f', 'my twin', 'Fern', 'Hazel', "She isn't dead, she just stopped. No reason, or none I've been given. We shared a womb and a Netflix. It was our birthday on Sunday and I bought the cake out of habit and ate her half on Tuesday. People say give it time and I have given it two years.", 'cut in half', 'have my own birthday'],
      ['m', 'my church', 'Grace Chapel', 'Josiah', 'I told the elders the truth about the youth pastor and it was me they asked to step back. Nineteen years on the sound desk. Sunday mornings I drive around and end up at the tip. My wife still goes, with the kids, and they come home smelling of the coffee.', 'betrayed', 'a Sunday that is mine'],
    ],
  },
  proposito: {
    es: [
      ['f', 'mi voz', 'la soprano', 'Amparo', 'Cantaba en el coro de la ópera y después de la operación de tiroides me quedó un hilo. Abro la boca en la ducha por ver si ha vuelto, como quien mira el buzón. Doy clases de solfeo a críos que no quieren estar allí. Hay un agudo que todavía oigo antes de dormirme, entero.', 'envidia de los pájaros', 'hacer algo con el oído que me queda'],
      ['m', 'mi oposición', 'la plaza', 'Íñigo', 'Siete años preparando judicaturas y me planté. Tengo 34, vivo en mi cuarto, me sé el código civil de memoria y no sé poner una lavadora con ropa blanca. Mis padres dicen que no pasa nada, bajito. Los temas están en 19 archivadores y ocupan más que yo.', 'vergüenza', 'vaciar la estantería'],
      ['f', 'mi huerta', 'la parcela', 'Nélida', 'Se la llevó la dana. Cincuenta años de tierra y quedó un barro gris con un sofá que no es mío. Tengo 76 y los técnicos dicen que en cinco años se puede volver a plantar. Cinco. Yo había puesto las habas la semana de antes.', 'risa por no llorar', 'plantar algo aunque no lo vea'],
      ['n', 'mi camino', 'ni idea', 'Ariel', 'salí del convento hace tres meses, once años dentro. no sé elegir cereales, hay un pasillo entero. en el trabajo de ahora nadie sabe nada y me preguntan por series. rezo igual a las cinco pero bajito por la compañera de piso', 'desubicación', 'aprender a elegir'],
    ],
    en: [
      ['m', 'the farm', 'Low Fold', 'Wilf', "Sold the herd in October. I'm up at half four all the same and there's nowt to milk. The lad's in insurance and that's right, I told him to. I go and stand in the parlour with the light on. The wife thinks I'm at the bins.", 'daft', 'get used to the quiet'],
      ['f', 'my Olympics', 'Tokyo', 'Danielle', "Missed the qualifying time by nine hundredths, then my hip went. I'm 26 and retired, it says so on a form. I taught a kid to dive on Saturday and she screamed with joy and I went and sat in the plant room with the pumps. Everyone says I'm so young.", 'jealous of an eight-year-old', 'stop counting hundredths'],
      ['n', 'my writing', 'the novel', 'Jules', "nine years, four drafts, two agents. it's good. nobody wants it. i work in a library so i spend all day carrying other people's. last week i shelved it in my head, between Ishiguro and Jackson, there was a gap exactly the width", 'bitter, sorry', 'know if i start another'],
      ['f', 'deafness', 'my hearing', 'Bronagh', 'It went over eighteen months and the implants make my husband sound like a robot doing my husband. I was the one who did the phones at the hospital switchboard for twenty-two years. I knew every consultant by their cough. Now they email me.', 'sealed off', 'be spoken to'],
    ],
  },
}
