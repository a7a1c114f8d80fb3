import { sealOverhead } from './vault-webcrypto'
import type { BlobStore, ByteRange } from '#core/ports/blobs'
import type { AccountVault, Vault } from '#core/ports/vault'

/** Content is sealed in pieces of this many bytes, so that a range can be opened without the rest. */
const pieceBytes = 64 * 1024
const sealedPieceBytes = pieceBytes + sealOverhead

/** Sealed pieces gathered for one part of a multipart upload: R2 wants 5 MiB at least, and all but the last alike. */
const piecesInPart = 80

/**
 * Sealed files in R2. An object is a row of pieces of 64 KiB, each sealed with its place (key and index) as associated
 * data, so that pieces can be neither swapped nor moved to another file unnoticed.
 */
export function createR2BlobStore(input: { bucket: R2Bucket; vault: Vault }): BlobStore {
  const { bucket } = input

  return {
    put: async ({ accountId, key, contentType, stream, onProgress }) => {
      const vault = await input.vault.openAccount(accountId)
      const sealer = createSealer({ vault, key, ...(onProgress && { onProgress }) })
      const upload = createUpload({ bucket, key, contentType })
      const reader = stream.getReader()
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read()) {
          for await (const part of sealer.push(read.value)) await upload.addPart(part)
        }
        const last = await sealer.finish()
        await upload.finish(last, sealer.size())
        return { size: sealer.size() }
      } catch (error) {
        await reader.cancel().catch(() => undefined)
        await upload.abort()
        throw error
      }
    },

    size: async (key) => {
      const head = await bucket.head(key)
      return head ? plainSize(head.size) : null
    },

    get: async ({ accountId, key, range }) => {
      const head = await bucket.head(key)
      if (!head) return null
      const size = plainSize(head.size)
      const wanted = range ?? { start: 0, endInclusive: size - 1 }
      const firstPiece = Math.floor(wanted.start / pieceBytes)
      const pieces = Math.floor(wanted.endInclusive / pieceBytes) - firstPiece + 1
      const offset = firstPiece * sealedPieceBytes
      const object = await bucket.get(key, {
        onlyIf: { etagMatches: head.etag },
        range: { offset, length: Math.min(pieces * sealedPieceBytes, head.size - offset) },
      })
      if (!object || !('body' in object)) return null
      const vault = await input.vault.openAccount(accountId)
      return { size, stream: openPieces({ sealed: object.body, vault, key, firstPiece, wanted }) }
    },

    delete: async (keys) => {
      for (let start = 0; start < keys.length; start += 1000) await bucket.delete(keys.slice(start, start + 1000))
    },
  }
}

/** The content's size, from that of the sealed object. */
function plainSize(sealedSize: number): number {
  return sealedSize - Math.ceil(sealedSize / sealedPieceBytes) * sealOverhead
}

/** Cuts a stream into pieces, seals them, and gathers them into parts. */
function createSealer(input: { vault: AccountVault; key: string; onProgress?: (bytes: number) => void }) {
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  let index = 0
  let size = 0
  let part: Uint8Array<ArrayBuffer>[] = []

  const seal = async (piece: Uint8Array<ArrayBuffer>) => {
    part.push(await input.vault.sealPiece(piece, input.key, index))
    index += 1
  }

  return {
    size: () => size,
    /** Takes bytes in; gives a part out whenever one is full. */
    push: async function* (chunk: Uint8Array) {
      size += chunk.length
      input.onProgress?.(size)
      rest = concat([rest, chunk])
      while (rest.length >= pieceBytes) {
        await seal(rest.subarray(0, pieceBytes))
        rest = rest.slice(pieceBytes)
        if (part.length === piecesInPart) {
          yield concat(part)
          part = []
        }
      }
    },
    /** What is left when the stream has ended. */
    finish: async () => {
      if (rest.length > 0) await seal(rest)
      rest = new Uint8Array(0)
      return concat(part)
    },
  }
}

/** One plain put for what fits one part, a multipart upload for the rest; visible only when it is whole. */
function createUpload(input: { bucket: R2Bucket; key: string; contentType: string }) {
  const options = { httpMetadata: { contentType: 'application/octet-stream' }, customMetadata: { contentType: input.contentType } }
  let multipart: R2MultipartUpload | null = null
  const parts: R2UploadedPart[] = []

  const addPart = async (bytes: Uint8Array) => {
    multipart ??= await input.bucket.createMultipartUpload(input.key, options)
    parts.push(await multipart.uploadPart(parts.length + 1, bytes))
  }

  return {
    addPart,
    finish: async (last: Uint8Array, size: number) => {
      if (size === 0) throw new Error('nothing to store')
      if (!multipart) {
        await input.bucket.put(input.key, last, options)
        return
      }
      if (last.length > 0) await addPart(last)
      await multipart.complete(parts)
    },
    abort: async () => {
      await multipart?.abort().catch(() => undefined)
    },
  }
}

function openPieces(input: {
  sealed: ReadableStream<Uint8Array>
  vault: AccountVault
  key: string
  firstPiece: number
  wanted: ByteRange
}): ReadableStream<Uint8Array> {
  const { wanted } = input
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  let index = input.firstPiece

  const openNext = async (sealed: Uint8Array<ArrayBuffer>) => {
    const start = index * pieceBytes
    const piece = await input.vault.openPiece(sealed, input.key, index)
    index += 1
    return piece.subarray(Math.max(0, wanted.start - start), Math.min(piece.length, wanted.endInclusive + 1 - start))
  }

  return input.sealed.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: async (chunk, controller) => {
        rest = concat([rest, chunk])
        while (rest.length >= sealedPieceBytes) {
          controller.enqueue(await openNext(rest.subarray(0, sealedPieceBytes)))
          rest = rest.slice(sealedPieceBytes)
        }
      },
      flush: async (controller) => {
        if (rest.length > 0) controller.enqueue(await openNext(rest))
      },
    }),
  )
}

function concat(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    out.set(chunk, offset)
    offset += chunk.length
  }
  return out
}
