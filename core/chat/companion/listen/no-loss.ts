/* What shares the words of a loss and is none, for the news of one and for its subjects alike. */

/** Being sent away from a job, a tip that was left, and drink that was given up: «la dueña me botó», «yo lo dejé a tiempo». */
export const ofNoSeparation = /\b(?:duen[oa]|patron[a]?|jef[ea]|encargad[oa]|gerente|empresa)\b.{0,12}\bme (?:boto|echo|dejo|corrio|despidio|saco|mando)\b|\bme (?:boto|echo|corrio|saco|dejo)\b.{0,60}\b(?:quincena|clientela|finiquito)\b|\bme dejo (?:\w+ )?propina\b|\bcirrosis\b|\bl[oa] deje a tiempo\b/
/** Whoever drove off leaves a pregnancy, and does not end it: «se fue con el coche lleno, yo con la barriga en la puerta». */
export const ofDriving = /^(?=.*\b(?:barriga|tripa|panza|embarazad[oa])\b)(?!.*\b(?:perd|abort|muri|muert|latido)).*\bse (?:fue|ha ido|marcho|largo)\b.{0,60}\b(?:coche|carro|auto|camioneta|maletas?|mochila|puerta|cosas|ropa)\b/
