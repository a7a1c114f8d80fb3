// placeholder until the real adapter lands; replace this file
export const createEmbeddedWriter = (): any => ({ name: 'embedded', writeLetter: async (b: any) => ({ title: 'Carta', paragraphs: [b.nombre + ':', b.mensaje, 'EÓN'] }) })
