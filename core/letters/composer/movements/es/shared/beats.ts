import { movements } from '../../movement'

/** Short breaths that take a word of theirs, or none. */
export const breathsEs = [
  ...movements('beat', {}, [
    'Sigo aquí, con {n} y con lo tuyo.',
    'Un momento, que vuelvo a leer lo {de.n}.',
    'De eso, por ahora, no digo más.',
    'Aquí cambio de postura. Cámbiala tú también.',
    'Entre tanto, {n}.',
    'No era esto lo que iba a escribir, y me alegro.',
    'Si te has perdido, da igual por dónde vuelvas a entrar.',
    'He tachado aquí una frase que sonaba a consejo.',
    'Esto último lo digo para ti y no para que lo repitas.',
    'Y no, no tardas demasiado.',
    'Lo que acabas de leer se puede olvidar sin peligro.',
    'Hay párrafos que solo sirven para llegar al siguiente. Este, por ejemplo.',
    'Que conste {e}, que sigue ahí aunque no salga en cada párrafo.',
    'Respeto mucho lo que no has puesto.',
    'Me he quedado en silencio un rato. No se nota por escrito.',
    'Ya. Sigue leyendo solo si te apetece.',
    'Nada de esto entra en ningún examen.',
    'Te lo digo con la boca pequeña, por si no es así.',
    'Lo verdadero suele decirse así, sin levantarse del sitio.',
    'Ha sonado rotundo. Quítale un poco.',
    'Aquí, en tu lugar, yo también habría puesto un punto.',
    'De aquí en adelante voy más llano.',
    'Hasta ahora he hablado yo mucho. Perdona.',
    'Lo demás es logística, y también pesa.',
    'Para hablar {de.r} prefiero lo llano.',
    'No te apures por lo que falte: no falta nada que yo necesite.',
  ]),
]
