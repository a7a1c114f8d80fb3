/** A pattern of whole words. */
const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')

/** What is not handed back, though it can be turned to «tú». */
const unsayable: Record<string, RegExp> = {
  // What it says.
  /** A regret. */
  regret: words('tuviste que (?:quedarte|ir|estar|llamar|decir)\\p{L}*|(?:debiste|deberías|tenías que) \\p{L}+|tendrías que|hubieras|you should\\p{L}*|you shoulda|(?:could|would|should|must) (?:have|of)|you (?:could|would|should)[\'’]ve|you ought|if only'),
  /** Violent or bodily images. */
  image: words('(?:contra|debajo de|bajo) (?:un|el|los) (?:cami[oó]n|tren|coche|auto|bus)\\p{L}*|que gustas|sangre|la leche|cad[aá]ver|blood|corpse|under (?:a|the) (?:truck|lorry|train|car)'),
  /** Whose fault it was. */
  fault: words('culpa tuya|(?:por )?tu culpa|tu excusa|fue por ti|fuiste (?:tú|vos)|tú fuiste (?:el|la) que|aprendid\\p{L}+ de ti|(?:is|was|were) (?:all )?your fault|it was you|because of you|your excuse|(?:learn\\p{L}+|got) (?:it|that|this) from you'),
  /** A wrong they did, which comes back as a charge: «le gritaste», "you hung up on him". */
  deed: words('robaste|mentiste|inventaste|engañaste|traicionaste|gritaste|pegaste|golpeaste|colgaste|abandonaste|fallaste|falló|ocultaste|escondiste|you (?:just |both )?(?:lied|cheated|stole|hit|slapped|hung up|hid|pretended|faked|yelled|shouted|screamed|snapped|betrayed|abandoned|forgot|ignored|left (?:him|her|them|it|for|the \\p{L}+ (?:on|open|alone)))|you\'ve (?:lied|shouted|hit|told (?:everyone|everybody|the whole world))|llegaste tarde|you were (?:late|asleep|impatient)|you(?:\'re|’re| are| were| got) (?:so |too |really |a bit |very )?(?:short|rude|cruel|unkind|nasty|horrible|harsh|impatient|sharp|mean|cold) (?:with|to)|(?:eres|eras|fuiste|estuviste) (?:muy |tan |un poco |bastante )?(?:cruel|groser[oa]|borde|cortante|dur[oa]|mal[oa]|sec[oa]|frí[oa]|injust[oa]) con'),
  /** What they left undone. */
  omission: words('(?:no|nunca|ni) (?:(?:me|te|se|le|les|lo|la|los|las) ){0,2}\\p{L}{2,}(?:aste|iste)s?|you (?:didn[\'’]t|did not)|you never (?:told|asked|said|called|went|thanked|visited|did|let|gave|wrote|opened|answered|knew)|you (?:haven[\'’]t|have not) (?:told|asked|said|called|been|opened)|you[\'’]ve (?:not|never) (?:told|asked|said|called)'),
  /** A hard word about oneself. */
  verdict: words('(?:eres|fuiste|sos|estás) (?:un |una |tan |bien |medio )?(?:in[uú]til|fracas|desastre|carga|cobarde|mierda|rata|ego[ií]sta|idiota|tont|loc[oa]|gagá|mal[oa]? (?:madre|padre|hij))\\p{L}*|caradura|gagá|no (?:sirves|vales|mereces)|(?:ya )?ni (?:siquiera )?(?:puedes|sabes)|no sabes ni|you (?:can\'t|couldn\'t|can’t|couldn’t) even|you(?:\'re|’re| are| were)(?: a| an| so| such a| no)? (?:useless|failure|burden|rat|coward|idiot|fool|waste|good|use|selfish)|you don[\'’]t deserve|wrong with you|(?:nobody|no one) \\p{L}+ .*like you|(?:gente|nadie|alguien|tip[oa]s?|hombre|mujer|madre|padre|persona) como tú|como tú sol[oa]|(?:eres|fuiste|eras) (?:el|la) mal[oa]|(?:eres|eras|estás) (?:muy |tan )?(?:fe[oa]|gord[oa]|insoportable|prescindible)|no le importas'),
  /** What they say they are, where that is no calling and nobody's kin: "you are a leak in it", «eres un mueble viejo». */
  likened: /(?<!\p{L})(?:you(?:['’]re| are| were) (?:just |only |nothing but )?(?:like )?an? (?!(?:[\p{L}\d-]+ ){0,3}(?:\p{L}+(?:er|or|ist|ian|ant|man|ess|eon|maid)|registrar|nurse|mum|mom|dad|widow|divorcee|person|girl|boy|guy|bloke|fella|lady|kid|child|bit|few|little|lot)(?!\p{L}))|you(?:['’]re| are| were) (?:just |only |nothing but )?(?:like )?an? (?:\p{L}+ )?(?:loser|stranger|prisoner|monster|disaster|beggar|liar|quitter|cheater|passenger)(?!\p{L})|(?:eres|eras|fuiste) (?:solo |sólo |como )?una? (?!(?:\p{L}+ )?(?:\p{L}+(?:ista|[dts]ora?|er[oa]|ólog[oa]|nte|nta)|hombre|mujer|tip[oa]|madre|padre|viud[oa]|niñ[oa]|chic[oa]|médic[oa]|maestr[oa]|abogad[oa]|poco)(?!\p{L}))|(?:eres|eras|fuiste) una? (?:perdedor|estorbo|extranjer|pordiosero|prisioner|aguafiestas)\p{L}*)/iu,
  foolish: words('como (?:un |una )?(?:bob|tont|idiot|imb[eé]cil|est[uú]pid|pendej|loc)[oa]?s?|like (?:a |an )?(?:fool|idiot|moron|loser|mad\\p{L}+|lunatic)|silly|stupid|daft|ridiculous|pathetic|idiot|foolish'),
  ashamed: /(?<!\p{L})(?:qu[eé]|soy|me s[ie]nt\p{L}+) (?:\p{L}+ )?(?:rid[ií]cul|tont|idiota|pat[eé]tic|est[uú]pid|bob|pendej|verg[uü]enza)\p{L}*\.?$/iu,
  /** What others will do or think: a fear, and no fact. */
  foretold: words('van? a \\p{L}+r|dirán? que|(?:they|he|she)(?:[\'’]ll|[\'’](?:re|s) (?:going to|gonna)| will| are going to| is going to)|what if'),
  /** Nobody is left, nothing is known. */
  bleak: /(?<!\p{L})(?:(?:and|y) (?:nobody|no one|nothing|nadie|nada) (?:to|que) |no sabes (?:qué eres|quién eres|para qué)|no tienes a nadie|(?:no sabes (?:qué|cómo|por qué|para qué)|know why)$)/iu,
  /** What they do not want to speak of, or have told nobody. */
  closed: words('to a soul|(?:dicho|dij|cont|confes|dec)\\p{L}* (?:\\p{L}+ )*a nadie|no quieres hablar|no vas a hablar|todo lo que vas a decir|(?:don[\'’]t|do not|won[\'’]t|rather not) (?:want to |wanna )?(?:talk|speak|go into|discuss)'),
  /** An age, and nothing besides. */
  age: /^(?:tus?|el|la|los|las|your|the) \p{L}+(?: \p{L}+)? (?:tienen?|is|are) (?:\d+|once|doce|trece|catorce|quince|diez|nueve|ocho|siete|seis|cinco|cuatro|tres|dos|veinte)(?: años)?$/iu,

  // Said to EÓN, or in another's mouth.
  /** «va a decir», «le cuento», "excuse me": who listens is meant. */
  toEon: /(?<!\p{L})(?:(?:no )?(?:te|le|se lo) vas a (?:decir|confiar|contar|confesar|mentir|ser)|le (?:confiesas|cuentas|confías|juras|aseguras|presentas|agradeces|acepto)|te vas a (?:bañar|dormir|acostar|pelar|descansar)|hablar con una persona|(?:talk|speak) to a (?:real |human )?(?:person|human)|promise you|gracias igual|que conste|excuse you|please don[’']t|(?:te dio|diste) en el clavo)(?!\p{L})|(?:^|, )don[’']t (?:laugh|ask|worry|judge|mock)(?!\p{L})|^ya lo (?:sabes|pensaste|has pensado|dijiste|prometiste|hiciste|leíste|intentaste|probaste)(?!\p{L})|you(?:['’]re| are) (?:going to|gonna) (?:go|sleep|head (?:off|out))$|^(?:sí |no )?te (?:suena|parece|gusta)(?: m[aá]s)?(?: (?:es[aeo]|a ti)|$)/iu,
  /** «…, digo, una sevillana»: put right in the saying, or thought and not known. */
  meant: /(?:^|, ?)(?:tú )?(?:dices|crees|supones|piensas)(?: |,|$)|^(?:supongo|creo|imagino|puede ser|i (?:guess|suppose|think)) |^you (?:suppose|guess|reckon|figure|imagine|mean|think (?:no|not)|hear (?:he|she|they)|hate to say)(?!\p{L})/iu,
  /** Speech without its marks: «te dijo profe le falta chispa», "your wife says tell her". */
  speech: /(?<!\p{L})(?:te|le|les) (?:dijo|dice|dijeron|dicen|dices|dijiste|decía|soltó|suelta)(?! (?:que|a|al|el|la|lo|por|en|cuando|como|con|es[oa]|algo|todo|hasta|tu)(?!\p{L}))|\b(?:says|said|(?:told|tell|tells) (?:you|him|her|them|me)) (?:say|tell|go|put|leave|open|post|come|don[’']t|keep|get|take|stop|do|call|let)\b|(?<!\p{L})(?:decir|gritar|contestar|responder)les? (?:señora?|oye|oiga|mir[ae]|ya|no|estás?|eres)(?!\p{L})|(?<!\p{L})(?:dice|dijo|dicho|decía|suelta|soltó|contestó|preguntó|grita|gritó|says|said|asked)$/iu,
  /** A question within: "I don't know should I". */
  asked: /^¿?(?:qui[eé]n|qu[eé]|c[oó]mo|cu[aá]nto|d[oó]nde|why|how|who|where|whose|or|do|should|can)(?!\p{L})|\b(?:or|know|wonder) (?:should|can|could|do|did|am|are|would|will) you\b/iu,
  /** Where and with what they are: EÓN is not there. */
  pointing: words('aqu[ií]|ac[aá]|ahí atrás|est[aeo]s?(?! (?:mañanas?|tardes?|noches?|semanas?|veces|vez|años?|mes(?:es)?|verano|invierno|otoño|primavera|lunes|martes|miércoles|jueves|viernes|sábado|domingo|días?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\\p{L}))|here|(?:this|these)(?! (?:morning|afternoon|evening|week|weekend|month|year|time|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|past|last)\\b)'),

  // What is not whole, or not fit to be said by another.
  /** It begins in the middle. */
  middle: /^(?:best|worst|longest|hardest|funniest|biggest|closest|only (?:thing|person|one|reason|time)|no (?:a|al|con|en|de|del|por|para)|\d+ \p{L}+ you|y|pero|más|o|total|igual|capaz|fue que|es que|aunque|así que|a tus?|al|and|but|so|to your|the (?:one|ones|lot|rest|way|time|(?:first|second|last|next|only) time)|instead|meanwhile|more like|not|reckon|guess|soon as|tell them|only what|es[aeo] si|there (?:he|she|it|they)) |^(?:it(?:[’']s| is) true|es (?:verdad|cierto))(?!\p{L})|^(?:sea |cada vez que |cuando |si |porque |each time |every time |when |whenever |if |maybe if |although |because |first person )|^you(?:'re| are) off to/iu,
  /** Or ends there. */
  cut: /(?<!\p{L})(?:que|porque|because|and|y|to|the|de|con|with|este|is the one|este fin de semana)\.?$|, (?:y )?(?:antes|después) de \p{L}+[^,]*$|(?<!\p{L})(?:but(?: \p{L}+)?|so|because|pero|or|should|o)$|, (?:don['’]t|do not|didn['’]t|can['’]t) \p{L}+$|, pero \p{L}+(?:ar|er|ir)(?:l[oae]s?|se|te)? [^,]*$/iu,
  /** Somebody and who they are, a time, two words left of more, and not what happened: «tu viejo, que empezó de remendón», "the couch she left you". */
  stump: /^(?:(?:tus?|el|la|los|las|un|una|mi|your|the|a|an|his|her|their) (?:(?! que )[^,]){2,40}, (?:que|quien|who|whose|which) [^,]+|los únicos que .*|the (?:\p{L}+ (?:that|you)|\p{L}+(?: \p{L}+)? (?:who|she|he|they)) .*|(?:a|an|your|his|her) (?:\p{L}+ that|\p{L}+(?: \p{L}+)? who) .*|(?:en|por|a|de|in|at|on) [^,]+, (?:cuando|when|whenever) [^,]+|\S+(?: \S+)?)$/iu,
  /** «…, causa», ", hen", «Chico, …»: one word to whoever listens, or before or after what was said. */
  aside: /^[\p{L}’']+, |, [\p{L}’']+$|, (?:tus?|your) (?:arma|amor|alma|vida|cielo|corazón|reina|rey|negra|gorda|dear|love|friend|darling)(?!\p{L})/iu,
  /** The same with nothing to part it. */
  vocative: /^(?:(?:no|nope|nah|yes|yeah|aye|true|right|girl|man|bro|hun|okay?|fr|hey|oh|please) (?:you|your|it|he|she|they)|hiya|soz|sorry|mija|mijo|hija|chico|profe|parce|joven|doctor)(?!\p{L})|(?<!\p{L})(?:pues|po|(?<!sin )causa|parce|diay|elay|bo|mae|chao+|che|wey|güey|fyi|lol|hen|bro|bruh|yaar|lah|leh|eish|abeg|innit|ngl|btw|thanks|gracias(?: señora?)?|imag[ií]nate|la (?:verdad|berda\p{L}*|neta)(?<!(?:es|saber|decir(?:le|les|te)?|dicho|dijo|sabes|toda) la verdad))$|^(?:nah?w?|ngl|abeg|eish|ayuh|e hoa) |imag[ií]nate|(?<!\p{L})no joven(?!\p{L})/iu,
  /** «denunciar no, te sale más caro»: the refusal left with what comes after. */
  refused: /\p{L} no[,;] |^no s[eé],/iu,
  /** Two sentences in one breath: "my lad is 26 he's said". */
  breathless: /[\p{L}\d](?<!(?<!\p{L})(?:that|if|when|because|cause|and|but|or|so|who|what|where|how|than|until|till|before|after|since|while|as|though|thinks?|know|knows|knew|thought|said|says?|hope|told|you|him|her|yourself|maybe|hear|wish|like|believe|sure|glad|sorry|sad|why|whether|unless|once|now|ones?|thing|way|time|day)) (?:he|she|they|it)(?:['’](?:s|re|ll))(?!\p{L})/iu,
  /** English that is somebody's own, and not another's to say: "he don't", "the basil make a flower", "don't call nobody". */
  own: /\b(?:he|she|it) (?:don['’]t|do|have|get|go|come|say|ask|want|look|make)\b|\byou no \p{L}+,|\b(?:the|your|his|her) (?:\p{L}+ )?(?!(?:people|folk|feet|teeth|police|family|council|team|\p{L}*(?:men|children))\b)\p{L}+[^s\P{L}] don['’]t\b|^(?:the|your|his|her) (?!(?:people|folk|feet|teeth|police|\p{L}*(?:men|children)|council|housing|bank|clinic|school|team|hospital|company|government|offspring|family)\b)\p{L}+[^s\P{L}] (?:want|make|ask|say|come|go|know|need|think|tell|give|have)\b|n['’]t (?:\p{L}+ ){1,2}(?:nobody|nothing)\b|n['’]t .* no more$|\bthey own \p{L}/iu,
  /** Dialect, and what a phone makes of spelling, which from another sounds like mimicry: "you hent told", "wit they own bowl", "its the sofa", «encabronado». */
  dialect: words("ye|yer|hent|en't|ent|ain['’]t|dun['’]?t|din(?:ny|nae)|dinna|cannae|didnae|wasnae|naebody|tae|dae|oot|aboot|noo|hame|heid|mair|maist|mebbe|nae|wis|wus|wance|weans?|bairns?|efter|doon|telt|tell't|whit|an (?:the|my|you|a|all|it|every|how|he|she|they|no|noo)|owt|nowt|summat|arvo|smoko|gob|ovah|wit|dat|dis|dem|da's|mighta|shoulda|woulda|coulda|kno|kn?ow?in['’]?|wot|thot|writ|calld|whenu|theyd|tmr|bout to|acct|y['’]?all|em|fr|(?:go|do|com|hav|gett|try|sitt|talk|walk|look|liv|runn|putt|fold|wait|stay|bring|ring|turn|fight|lift|noth|someth|anyth|everyth|morn|even|work|think|say|tell|mak|tak|lay|cry|eat|sleep|feel|call|ask|wear|keep|leav|giv|greet|drink|driv|read|stand|smil|laugh|tap)in['’]?|its (?:a|an|the|so|too|not|just|been|like|my|your|all|only|me|you|that|no|in|on|light|dark|over|ok|okay|hard|weird|going|getting|really)|m|k|q|x|xq|pq|tmb|encabronad\\p{L}*|emputad\\p{L}*|arrech[oa]s?|berda\\p{L}*|ke|kien|komo|aser|aiga|haiga|nadien"),
  /** «yo las trenzas de la niña no me salen». */
  loose: /^tú (?:el|la|los|las|un|una) \p{L}+ (?:de|del|que|no) /iu,
}

/** Whether a clause turned to «tú» is better not handed back. */
export function isUnsayable(turned: string): boolean {
  return Object.values(unsayable).some((pattern) => pattern.test(turned))
}
