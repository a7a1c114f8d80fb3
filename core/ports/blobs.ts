export type ByteRange = { start: number; endInclusive: number }

export type StoredBlob = {
  stream: ReadableStream<Uint8Array>
  /** Size of the whole content in bytes, whatever part of it the stream holds. */
  size: number
}

/** Sealed files of one account. Keys come from ids, so writing twice leaves one file. */
export type BlobStore = {
  /** Stores the stream under the key; returns its size in bytes. Nothing is visible under the key until it is whole. */
  put: (input: { accountId: string; key: string; contentType: string; stream: ReadableStream<Uint8Array>; onProgress?: (bytes: number) => void }) => Promise<{ size: number }>
  /** Size in bytes, or null when there is no such file. */
  size: (key: string) => Promise<number | null>
  /** The whole file, or a part of it. Null when there is no such file. */
  get: (input: { accountId: string; key: string; range?: ByteRange }) => Promise<StoredBlob | null>
  delete: (keys: string[]) => Promise<void>
}
