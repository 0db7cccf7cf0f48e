/** What a server sends with an object. */
export interface Sent {
  type: string
  caching: string
  encoding?: string
  /** Values that a server in front reads from the headers `x-amz-meta-…`. */
  metadata?: Record<string, string>
}

/** An object’s text, and the tag that a later write can be made to depend on. */
interface Tagged {
  text: string
  tag: string
}

/** A part of a bucket. Keys are below its prefix. */
export interface Objects {
  get(key: string): Promise<Tagged | undefined>
  exists(key: string): Promise<boolean>
  put(key: string, content: string | Buffer, sent: Sent): Promise<void>
  /** Writes an object if it still has this tag, or if there is none; returns whether it was written. */
  putIf(tag: string | undefined, key: string, content: string | Buffer, sent: Sent): Promise<boolean>
  list(prefix: string): Promise<string[]>
  remove(keys: readonly string[]): Promise<void>
}
