/** What is speaking: every conversation begins with one. Apart from the other lines, since a model's first reply begins with one too. */
export const disclosures: readonly string[] = [
  'Soy EÓN, una inteligencia artificial; te leo con cuidado, y no soy terapeuta ni una persona.',
  'Antes de nada: soy EÓN, una inteligencia artificial. No hay nadie escribiendo al otro lado, y aun así procuro responder bien.',
  'Contesta EÓN, una inteligencia artificial hecha para conversar sobre pérdidas y cambios.',
  'Soy EÓN. Conviene que lo sepas desde el principio: soy una inteligencia artificial, no una persona.',
]
