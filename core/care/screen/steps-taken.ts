/** Somebody who could be with them, named by whoever is in danger: «mi vecina está despierta», "my mate is next door". */
const somebody = /\b(?:mi|mis|una|un|la|el|my|a|the) (?:mejor )?(?:vecin[oa]s?|herman[oa]s?|amig[oa]s?|madre|mama|padre|papa|hij[oa]s?|pareja|marido|mujer|espos[oa]|novi[oa]|compañer[oa]|prim[oa]|ti[oa]|abuel[oa]|cuñad[oa]|neighbou?rs?|sister|brother|(?:best )?friend|mate|mum|mom|mother|dad|father|son|daughter|partner|wife|husband|girlfriend|boyfriend|flatmate|roommate|housemate|cousin|aunt|uncle)\b|\b(?:next door|across the (?:road|street|hall)|down the hall|upstairs|downstairs|al lado|enfrente|aqui conmigo)\b|\b(?:knock|ring|call|text|wake) (?:on |at |him|her|them|up )?|\b(?:llamarl[oa]|escribirl[ea]|le escribo|l[oa] llamo|toco (?:la|su) puerta|despertarl[oa])\b/
/** Putting out of reach what could hurt: «se las doy a ella», "I'll give him the tablets". */
const away = /\b(?:(?:se|le) l[oa]s? (?:he dado|di|doy)|le (?:he dado|doy|di) (?:las?|los|el|todo|todas)|se l[oa]s? (?:doy|llevo|dejo)|darsel[oa]s?|dejarsel[oa]s?|tirarl[oa]s?|l[oa]s (?:tiro|tire|guardo)|(?:give|giving|hand|handing|gave) (?:him|her|them|it|those) (?:the|them|it|all|my)?|flush(?:ed|ing)? (?:them|it)|(?:threw|throw|throwing) (?:them|it) (?:away|out)|lock(?:ed|ing)? (?:them|it) (?:away|up)|put (?:them|it) (?:away|outside|out of))\b/
/** Not alone any more, or on the way to help. */
const together = /\b(?:(?:esta|estan|se queda|lo tengo|la tengo|aqui) (?:aqui )?conmigo|ya (?:viene|vienen|esta aqui|l[oa] he llamado|se lo (?:he dicho|dije))|(?:l[oa] he|l[oa]) (?:despertado|desperte)|vamos (?:a urgencias|al hospital|al medico)|(?:is|are) (?:here )?with me\b|i (?:have )?(?:called|told|woke(?:n)?|rang|texted) (?:her|him|them)|(?:she|he) is (?:coming|here|on (?:her|his) way)|(?:going|we are off) to (?:a&e|the er|casualty|hospital|the hospital))/
/** Of whom it is said that they would do well without one, or that they are not to be told. */
const without = /\b(?:sin mi|mejor sin|without me|better off|would be fine|will be fine)\b/

/** A step towards safety somebody in danger takes, or might: they are with somebody, put a thing away, or name a person. */
export type Step = 'is not alone' | 'puts away' | 'names somebody'

/** The step a message tells of, if any. `plain` is normalised. */
export function stepIn(plain: string): Step | null {
  if (without.test(plain)) return null
  if (together.test(plain)) return 'is not alone'
  if (away.test(plain)) return 'puts away'
  return somebody.test(plain) ? 'names somebody' : null
}

/** That somebody else one feared for is out of danger: «ya está a salvo, mi cuñado llamó al médico», "she's safe now". */
const othersSafe = /(?<!\b(?:no|ni|si|ojala|not|if|when|until|hope|wish) (?:\S+ ){0,2})\b(?:(?:ya )?(?:esta|estan|quedo|quedaron) (?:ya |ahora )?(?:a salvo|fuera de peligro|ingresad[oa]s?|en buenas manos|con (?:su|sus) (?:medic[oa]s?|marido|mujer|pareja|madre|padres?|familia|herman[oa]s?))|no corre(?:n)? (?:ya )?peligro|(?:he|she|they)(?: is| are)(?: now| all| both)? (?:safe|out of danger|in (?:the )?(?:hospital|good hands|a&e)|being (?:looked after|seen|watched)|with (?:(?:his|her|their) (?:doctor|husband|wife|partner|mum|mother|dad|father|family|sister|brother)|the (?:doctors?|crisis team|paramedics))))\b/
/** Whether a message says that whoever one feared for is safe now. `plain` is normalised. */
export const saysOthersSafe = (plain: string): boolean => othersSafe.test(plain)

/** That something is decided, or has its day. */
const decided = /(?<!\b(?:nada|no (?:hay|tengo|esta)(?: nada)?|nothing|not|nothing is) )\b(?:(?:algo|lo tengo|ya esta|esta|todo) decidid[oa]|(?:something|it) is decided|it is all decided|i have (?:already )?decided)/

/** Whether somebody who said yes to danger says that it is decided. `plain` is normalised. */
export const saysDecided = (plain: string): boolean => decided.test(plain)
