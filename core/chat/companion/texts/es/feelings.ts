import type { Texts } from '../texts'

/** Feelings, by name: what stands after anybody who names one. Half of the lines say no «tú». */
export const feelings: Texts['feelings'] = {
  guilt: { says: ['La culpa pesa mucho.', 'Gracias por decirlo. No es fácil.', 'Cuánto debe de pesar eso.'], asks: ['#others ¿Con quién has podido hablar de eso?', '#time ¿Cuándo aparece más?'] },
  sadness: { says: ['Siento que estés así.', 'Es normal estar triste con algo así.', 'Qué triste.'], asks: ['#time ¿Viene a ratos o está todo el día?', '#others ¿Hay alguien contigo hoy?'] },
  anger: { says: ['Se entiende la rabia.', 'Con razón da rabia.', 'Aquí se puede decir con todas las letras.'], asks: ['#word ¿Qué es lo que más rabia da?', '#others ¿Con quién puedes hablar de eso?'] },
  fear: { says: ['Tiene sentido tener miedo.', 'Normal que asuste.', 'Gracias por decirlo en voz alta.'], asks: ['#word ¿Qué es lo que más asusta?', '#time ¿Cuándo es más fuerte?'] },
  anxiety: { says: ['Cansa mucho estar así.', 'Siento que estés con esa inquietud.', 'Es agotador.'], asks: ['#body ¿Cómo está el cuerpo ahora?', '#time ¿Cuándo aprieta más?'] },
  emptiness: { says: ['Qué vacío más grande.', 'Siento que estés así.'], asks: ['#time ¿Hay momentos en que se nota menos?', '#others ¿Hay alguien cerca estos días?'] },
  loneliness: { says: ['Qué duro, sentirse así.', 'Siento que te sientas así.', 'Aquí hay alguien que te lee, aunque sea un programa.'], asks: ['#time ¿Cuándo se nota más?', '#others ¿Hay alguien a quien puedas llamar hoy?'] },
  tiredness: { says: ['Qué cansancio.', 'Normal estar así, con tanto encima.', 'Ojalá puedas descansar algo.'], asks: ['#body ¿Es de sueño, de cuerpo o de cabeza?', '#want ¿Qué se podría dejar para otro día?'] },
  longing: { says: ['Claro que se extraña.', 'Cuánta falta hace.', 'Se nota cuánto extrañas eso.'], asks: ['#word ¿Qué es lo que más vuelve?', '#time ¿Cuándo es más fuerte?'] },
  relief: { says: ['También es normal sentir alivio.', 'El alivio no le quita nada a nadie.'], asks: ['#word ¿Qué era lo que más pesaba?', '#now ¿Cómo es ahora?'] },
  shame: { says: ['Cuesta contar algo así. Gracias.', 'No tiene por qué dar vergüenza aquí.', 'Aquí nadie te va a juzgar.'], asks: ['#now ¿Cómo te quedas al contarlo?', '#others ¿Hay alguien con quien se pueda hablar de eso?'] },
  confusion: { says: ['No hace falta tenerlo claro para contarlo.', 'Normal que esté todo revuelto.'], asks: ['#word ¿Qué parte está más clara?', '#want ¿Por dónde quieres empezar?'] },
  love: { says: ['Se nota el cariño.', 'Eso no se acaba.', 'Cuánto se quiere, se nota.'], asks: ['#word ¿En qué se notaba más?', '#who ¿Qué más me contarías?'] },
  gratitude: { says: ['Se nota el agradecimiento, aunque venga con pena.', 'El agradecimiento y la pena pueden ir juntos.'], asks: ['#word ¿Qué es lo que más agradeces?', '#want ¿Qué le dirías hoy?'] },
  jealousy: { says: ['Los celos hacen sufrir mucho.', 'Duele pensar en eso.'], asks: ['#time ¿A qué horas aprietan más?', '#word ¿Qué es lo que más duele de eso?'] },
  disappointment: { says: ['Qué decepción.', 'Se entiende que esperaras otra cosa.', 'Esperar otra cosa era lo normal.'], asks: ['#word ¿Qué es lo que más dolió?', '#now ¿Cómo lo ves ahora?'] },
  hopelessness: { says: ['Siento que se vea todo tan negro.', 'Te creo. No voy a taparlo con una frase.', 'Gracias por decírmelo así.'], asks: ['#others ¿Quién sabe que estás así?', '#now ¿Cómo está siendo hoy?'] },
  numbness: { says: ['No sentir nada también pasa, y más cuando es demasiado.', 'Es más común de lo que parece.'], asks: ['#time ¿Desde cuándo está así?', '#body ¿Hay algo que sí se note: frío, sueño, prisa?'] },
  uselessness: { says: ['Es muy duro verse así.', 'Por lo que cuentas, yo no te veo así.'], asks: ['#time ¿Desde cuándo lo sientes?', '#others ¿Qué diría de eso alguien que te quiere?'] },
  helplessness: { says: ['Qué impotencia.', 'No poder hacer nada cansa mucho.'], asks: ['#word ¿Qué es lo que más cuesta de eso?', '#others ¿Hay alguien que pueda echar una mano?'] },
  pain: { says: ['Siento que duela tanto.', 'Claro que duele.', 'Duele, y no hace falta explicarlo.'], asks: ['#time ¿Cuándo duele más?', '#others ¿Quién está cerca estos días?'] },
  peace: { says: ['Qué bueno, un rato de calma.', 'Me alegra que haya un rato así.'], asks: ['#word ¿Qué ayuda a que esté?', '#body ¿Cómo se nota?'] },
  hope: { says: ['Está bien tener un poco de esperanza.', 'Me alegra que haya algo así.'], asks: ['#word ¿En qué se nota?', '#want ¿Qué te gustaría que pasara?'] },
}
