import type { PDFDocument } from '@cantoo/pdf-lib'
import type { ContentLanguage } from '#core/locale/locale.schema'
import { letterWords } from './letter-words'
import { tidyText } from './text'

type PdfLib = typeof import('@cantoo/pdf-lib')

const author = 'EÓN'

/** IPTC's term for what a trained model made; the EU's AI Act (art. 50) asks for a mark a machine can read. */
export const machineMadeSource = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

export type LetterMetadata = {
  title: string
  language: ContentLanguage
  /** UTC ms. */
  writtenOn: number
  /** 32 hexadecimal digits: the letter, whatever its content. */
  letterKey: string
  /** 32 hexadecimal digits: this content. */
  contentKey: string
}

/** Document information, language, viewer preferences, file identifier and the XMP packet. Everything comes from the input. */
export const describeDocument = ({
  lib,
  document,
  metadata,
}: {
  lib: PdfLib
  document: PDFDocument
  metadata: LetterMetadata
}): void => {
  const { language, writtenOn, letterKey, contentKey } = metadata
  const title = tidyText(metadata.title) || letterWords[language].untitled
  const date = new Date(writtenOn)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setSubject(letterWords[language].subject)
  document.setCreator(author)
  document.setProducer(author)
  document.setCreationDate(date)
  document.setModificationDate(date)
  document.setLanguage(language)

  const { context } = document
  context.trailerInfo.ID = context.obj([lib.PDFHexString.of(letterKey), lib.PDFHexString.of(contentKey)])
  const packet = xmpPacket({ ...metadata, title })
  // Kept plain, so that a reader that knows no PDF finds it too.
  const stream = context.stream(packet, { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(lib.PDFName.of('Metadata'), context.register(stream))
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const uuidOf = (hex: string): string =>
  `uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`

/** XMP (ISO 16684-1) with the IPTC extension. UTF-8. */
export const xmpPacket = ({ title, language, writtenOn, letterKey, contentKey }: LetterMetadata): Uint8Array => {
  const date = new Date(writtenOn).toISOString()
  const alternative = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`
  const lines = [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${alternative(title)}</dc:title>`,
    `<dc:description>${alternative(letterWords[language].subject)}</dc:description>`,
    `<dc:creator><rdf:Seq><rdf:li>${author}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${date}</xmp:CreateDate>`,
    `<xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    `<xmp:CreatorTool>${author}</xmp:CreatorTool>`,
    `<pdf:Producer>${author}</pdf:Producer>`,
    `<xmpMM:DocumentID>${uuidOf(letterKey)}</xmpMM:DocumentID>`,
    `<xmpMM:InstanceID>${uuidOf(contentKey)}</xmpMM:InstanceID>`,
    `<Iptc4xmpExt:DigitalSourceType>${machineMadeSource}</Iptc4xmpExt:DigitalSourceType>`,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ]
  return new TextEncoder().encode(lines.join('\n'))
}
