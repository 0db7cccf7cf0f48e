import type { AuditEntry } from './audit.ts'
import type { PreviewRecord } from './preview-record.ts'

/** Where the files are that a version’s hosts serve of their own. */
interface OwnFiles {
  /** Their folder. Stores of objects from before it was noted have them in `pages/<brand>/<digest>`. */
  pages?: string
  digest?: string
}

/** Where a version’s files are. */
export interface StoredVersion extends OwnFiles {
  /** The object with its record and manifest. */
  record: string
  build: string
  pictures?: string
  /** The origins of shells of vendors’ HTML. */
  frames: string[]
}

/** What a host shows: a brand, a preview, or the shell of vendors’ frames. */
export interface Shown {
  brand?: string
  /** The folder of its own files. */
  root: string
  build: string
  pictures?: string
  /** The first one’s pages are at the root, those of others in a folder with the language’s name. */
  languages?: readonly string[]
}

/** What is known of a brand. */
export interface BrandState {
  /** The version that is live. */
  live?: number | undefined
  /** The versions that were live one after the other. */
  history: readonly number[]
  /** The number of the newest version that ever was. */
  newest: number
  versions: Record<number, StoredVersion>
}

/** Everything that is published. */
export interface Published {
  brands: Record<string, BrandState>
  hosts: Record<string, Shown>
  previews: Record<string, PreviewRecord & OwnFiles>
  /** Since when a prune removes files. Nothing is published meanwhile, since it could rely on them. */
  pruning?: string | undefined
  /** How many prunes have begun: what was written before one may be gone. */
  prunes?: number | undefined
}

/** The `site.json` of a store. Replacing it is the one step that makes a change. */
export interface SiteState extends Published {
  /** The number of changes so far, the last one’s outcome, and the hosts that show something else since. */
  sequence: number
  last: { entries: AuditEntry[]; hosts: string[] }
}

/** The state before the first change. */
export const empty: SiteState = {
  brands: {},
  hosts: {},
  previews: {},
  sequence: 0,
  last: { entries: [], hosts: [] },
}

/** Returns what is published, without what describes the last change. */
export const published = ({ sequence: _sequence, last: _last, ...state }: SiteState): Published => state

/** Returns the numbers of a brand’s kept versions, oldest first. */
export const keptVersions = ({ brands }: Published, id: string): number[] =>
  Object.keys(brands[id]?.versions ?? {})
    .map(Number)
    .sort((a, b) => a - b)

/** Returns the folder of what a brand’s version or preview serves of its own. */
export const pagesOf = (id: string, { pages, digest }: OwnFiles) => pages ?? `pages/${id}/${digest}`

/** Returns the folder of a host’s own files. */
export const rootOf = (id: string, own: OwnFiles, host: string) =>
  own.pages ? `${own.pages}/hosts/${host}` : `${pagesOf(id, own)}/${host}`
