/** Short forms people type on a phone, written out. Only those that cannot be another word. */
export const shortFormsEs: Record<string, string> = {
  aiga: 'haya', aigan: 'hayan',
  q: 'que', qe: 'que', k: 'que', xq: 'porque', pq: 'porque', porq: 'porque', xque: 'porque', pk: 'porque', xk: 'porque',
  tb: 'también', tmb: 'también', tbn: 'también', tambn: 'también', d: 'de', dl: 'del', x: 'por', xa: 'para', pa: 'para',
  bn: 'bien', dsp: 'después', dps: 'después', desp: 'después', msj: 'mensaje', msjs: 'mensajes', ntc: 'no', stoy: 'estoy', toy: 'estoy', qro: 'quiero', kiero: 'quiero', qiero: 'quiero',
  tq: 'te quiero', tkm: 'te quiero mucho', tqm: 'te quiero mucho', finde: 'fin de semana', wsp: 'whatsapp', wpp: 'whatsapp',
  aki: 'aquí', asta: 'hasta', ise: 'hice', aser: 'hacer', hise: 'hice', nomas: 'nomás', kasa: 'casa', komo: 'como', ac: 'hace', dnd: 'donde', qn: 'quien',
  hno: 'hermano', hna: 'hermana', sra: 'señora', sr: 'señor', abuelita: 'abuelita', vdd: 'verdad', dsd: 'desde', ps: 'pues', pues: 'pues',
}

/** Words written without their accent that have no other reading. */
export const accentsEs: Record<string, string> = {
  tambien: 'también', despues: 'después', dia: 'día', dias: 'días', adios: 'adiós', corazon: 'corazón', asi: 'así', ahi: 'ahí', alli: 'allí',
  aqui: 'aquí', aca: 'acá', alla: 'allá', mama: 'mamá', mamas: 'mamás', numero: 'número', ultimo: 'último', ultima: 'última', ultimos: 'últimos', ultimas: 'últimas',
  telefono: 'teléfono', musica: 'música', cancion: 'canción', sillon: 'sillón', jardin: 'jardín', arbol: 'árbol', arboles: 'árboles', cafe: 'café',
  habitacion: 'habitación', sabado: 'sábado', sabados: 'sábados', miercoles: 'miércoles', todavia: 'todavía', jamas: 'jamás', quiza: 'quizá',
  quizas: 'quizás', ademas: 'además', detras: 'detrás', atras: 'atrás', traves: 'través', razon: 'razón', perdon: 'perdón', avion: 'avión', camion: 'camión',
  dolor: 'dolor', tios: 'tíos', tia: 'tía', tio: 'tío', tias: 'tías', cancer: 'cáncer', vacio: 'vacío', dificil: 'difícil', facil: 'fácil', mios: 'míos', 
  unica: 'única', unico: 'único', anos: 'años', ano: 'año', nino: 'niño', nina: 'niña', ninos: 'niños', ninas: 'niñas', manana: 'mañana', mananas: 'mañanas', pequeno: 'pequeño',
  pequena: 'pequeña', sueno: 'sueño', suenos: 'sueños', carino: 'cariño', companero: 'compañero', companera: 'compañera', compania: 'compañía', otono: 'otoño', cumpleanos: 'cumpleaños',
  montana: 'montaña', cuniada: 'cuñada', cunado: 'cuñado', cunada: 'cuñada', extrano: 'extraño', espanol: 'español', ensenar: 'enseñar', baneras: 'bañeras', bano: 'baño', pina: 'piña',
  navidad: 'Navidad', depresion: 'depresión', relacion: 'relación', separacion: 'separación', decision: 'decisión', ilusion: 'ilusión', reunion: 'reunión', operacion: 'operación',
  jubilacion: 'jubilación', vocacion: 'vocación', profesion: 'profesión', oracion: 'oración', religion: 'religión', pasion: 'pasión', conversacion: 'conversación', direccion: 'dirección',
  matrimonio: 'matrimonio', autobus: 'autobús', pais: 'país', raiz: 'raíz', ningun: 'ningún', algun: 'algún', segun: 'según', tampoco: 'tampoco', basico: 'básico', lapiz: 'lápiz',
  album: 'álbum', lagrimas: 'lágrimas', lagrima: 'lágrima', corria: 'corría', video: 'video', raton: 'ratón', jabon: 'jabón', cajon: 'cajón', balcon: 'balcón', rincon: 'rincón', azucar: 'azúcar', examenes: 'exámenes', ultimamente: 'últimamente', numeros: 'números', imagenes: 'imágenes', jovenes: 'jóvenes', pajaro: 'pájaro', sabana: 'sábana', sabanas: 'sábanas', lampara: 'lámpara', maquina: 'máquina', rapido: 'rápido', psicologo: 'psicólogo', psicologa: 'psicóloga', medico: 'médico', medica: 'médica', medicos: 'médicos', clinica: 'clínica', futbol: 'fútbol', credito: 'crédito', credulo: 'crédulo', ingles: 'inglés', frances: 'francés', interes: 'interés', estres: 'estrés', ansiedad: 'ansiedad', colchon: 'colchón', raices: 'raíces', viveza: 'viveza', canciones: 'canciones', oidos: 'oídos', caidas: 'caídas', alegria: 'alegría', energia: 'energía', compañia: 'compañía', fotografia: 'fotografía', panaderia: 'panadería', mayoria: 'mayoría',
}

/** Verb forms that are only a word with their accent: read as past where the whole message leaves out its accents. */
export const pastWithoutAccentEs: Record<string, string> = {
  murio: 'murió', fallecio: 'falleció', crio: 'crió', dio: 'dio', empezo: 'empezó', encontro: 'encontró', salio: 'salió', volvio: 'volvió', sufrio: 'sufrió', perdio: 'perdió', nacio: 'nació', vivio: 'vivió', decidio: 'decidió', pidio: 'pidió', escribio: 'escribió', cayo: 'cayó', rompio: 'rompió', partio: 'partió', sintio: 'sintió',
  conoci: 'conocí', perdi: 'perdí', senti: 'sentí', sali: 'salí', volvi: 'volví', despedi: 'despedí', pedi: 'pedí', escribi: 'escribí', vivi: 'viví', entendi: 'entendí', decidi: 'decidí', creci: 'crecí', aprendi: 'aprendí', prometi: 'prometí',
  atrevi: 'atreví', recibi: 'recibí', menti: 'mentí', sufri: 'sufrí', cumpli: 'cumplí', abri: 'abrí', tenia: 'tenía', habia: 'había', queria: 'quería', podia: 'podía', decia: 'decía', vivia: 'vivía',
  hacian: 'hacían', debia: 'debía', salia: 'salía', reia: 'reía', venia: 'venía', ponia: 'ponía', veia: 'veía', leia: 'leía', oia: 'oía', creia: 'creía', sentia: 'sentía', dormia: 'dormía', pedia: 'pedía', volvia: 'volvía', seguia: 'seguía',
  deberia: 'debería', podria: 'podría', gustaria: 'gustaría', querria: 'querría', haria: 'haría', diria: 'diría', tendria: 'tendría', habria: 'habría', estaria: 'estaría', conocia: 'conocía', haciamos: 'hacíamos', teniamos: 'teníamos',
  viviamos: 'vivíamos', ibamos: 'íbamos', eramos: 'éramos', estabamos: 'estábamos', hablabamos: 'hablábamos', jugabamos: 'jugábamos', cocinabamos: 'cocinábamos', estan: 'están',
}

/** «dejo» and «dejó», «quede» and «quedé»: both are words, so only the sentence can tell, and mostly it does not. */
export const eitherWayEs = {
  third: 'llego dejo paso llamo quedo enseño enseno hablo termino cambio mando ayudo tomo olvido espero amo cuido miro abrazo corto boto engaño bloqueo regalo preparo guardo lloro grito trabajo beso compro saco apago canto'.split(' '),
  first: 'llegue llame quede deje hable pase cuide mire abrace conteste grite ame espere mande tome lleve'.split(' '),
}
