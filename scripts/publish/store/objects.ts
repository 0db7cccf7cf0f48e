import type { AuditEntry } from './audit.ts'
import type { Published, SiteState } from './published.ts'

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

/** The files of a site by key: those below a bucket’s prefix, or in a folder. */
export interface Objects {
  get(key: string): Promise<Tagged | undefined>
  exists(key: string): Promise<boolean>
  put(key: string, content: string | Buffer, sent: Sent): Promise<void>
  /** Writes an object if it still has this tag, or if there is none; returns whether it was written. */
  putIf(tag: string | undefined, key: string, content: string | Buffer, sent: Sent): Promise<boolean>
  list(prefix: string): Promise<string[]>
  /** Returns the names of the folders in a folder. */
  folders(folder: string): Promise<string[]>
  remove(keys: readonly string[]): Promise<void>
  removeFolder(folder: string): Promise<void>
}

/** Where a site is: its objects, and what only this kind of store has. */
export interface Medium extends Objects {
  /** The compressed copies that servers look for beside a file of at least so many bytes. */
  copies: { endings: readonly ('br' | 'gz')[]; least: number }
  /** Makes what servers read of the hosts that the last change concerns. It can be repeated. */
  show(state: SiteState): Promise<void>
  /** Whether the change with this number is shown and logged. */
  isSettled(sequence: number): Promise<boolean>
  /** Writes a change’s lines of the audit log once, and that it is settled. */
  log(sequence: number, entries: readonly AuditEntry[]): Promise<void>
  /** The audit log, oldest first. */
  entries(): Promise<AuditEntry[]>
  /** Returns a file that a host serves. */
  served(host: string, path: string): Promise<string | undefined>
  /** Takes a lock, and returns what releases it; throws `SiteLocked` if another command holds it. */
  lock?(name: `.${string}`): () => void
  /** What an older release of the product has published, which had no `site.json`. */
  earlier?(): Published | undefined
  /** Whether an operation failed because there is no space left. */
  isFull?(error: unknown): boolean
  /** Finds what killed commands have left beside objects. */
  leftovers?(): readonly string[]
}
