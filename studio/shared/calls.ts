import type { DutyState } from '../../manifest-tools/licences/evaluate.ts'
import type { LiveItem } from '../../manifest-tools/check/before-live.ts'
import type { Diagnostic } from '../../manifest-tools/check/diagnostic.ts'
import type { JsonObject } from '../../manifest-tools/json/pointer.ts'
import type { Answers } from '../../scripts/brand/create/answers.ts'
import type { BrandOverview } from '../../scripts/brand/overview/overview.ts'
import type { Effect } from '../../manifest-tools/diff/effect.ts'
import type { Entry } from '../../scripts/publish/schedule/schedule.ts'
import type { AuditEntry } from '../../scripts/publish/store/audit.ts'
import type { Versions } from '../../scripts/publish/store/site-store.ts'
import type { Overlap } from './merge.ts'
import type { Role } from './roles.ts'

/** Who works with Studio, and what its previews are opened with. */
export interface Session {
  by: string
  role: Role
  previewToken: string
  /** The roles that previews can have, as `brand access` names them. */
  previewRoles: string[]
}

/** A manifest’s file. */
export interface ManifestFile {
  name: string
  /** As shown in messages. */
  path: string
  text: string
  /** A hash of the text. */
  revision: string
}

/** A brand on the wall. */
export interface BrandCard extends BrandOverview {
  name: string
  logo: string
  languages: string[]
  currency: string
  /** The default theme and its colours, for the card. */
  theme: string
  colours: Record<string, string>
  /** Where the preview of the brand is served. */
  preview: string
  /** The next publication for later, and why the last one failed. */
  next?: { due: string; zone: string }
  failed?: string
}

/** What a new brand is made of, as `brand create` asks for it. */
export type NewBrandAnswers = Answers

/** A picture in a brand’s folder. */
export interface BrandPicture {
  /** As manifests name it: `/brands/lumina/logo.svg`. */
  address: string
  bytes: number
}

/** A static page of a brand in a language: a file in Markdown. */
export interface PageFile {
  /** As manifests name it: `/brands/lumina/pages/terms.en.md`. */
  address: string
  /** Empty if there is no file. */
  text: string
  /** A hash of the text; null if there is no file. */
  revision: string | null
}

/** A page that was not written, because the file is another one by now. */
export interface PageFileConflict {
  current: PageFile
}

/** A brand whose manifest was taken away, and can be restored. */
export interface RemovedBrand {
  file: string
  id: string
  at: string
}

/** What the editor opens: a brand’s file, and those of its parents. */
export interface OpenedBrand {
  file: ManifestFile
  parents: ManifestFile[]
  /** Where the preview of the brand is served; of a parent, that of its first brand. */
  preview: string
  /** Of a parent: the brands that inherit from it. */
  users?: string[]
  /** Of a parent: the files of the brand that shows it, parents first. */
  example?: ManifestFile[]
  /** Of a file that is not JSON: the last resolved manifest of it that was; empty if none is known. */
  last?: JsonObject
}

/** A parent of brands on the wall. */
export interface ParentCard {
  name: string
  path: string
  /** The brands that inherit from it. */
  users: string[]
}

/** The product’s texts: language → namespace → dotted key → text. */
export type ProductTexts = Record<string, Record<string, Record<string, string>>>

/** A write that was not made, because the file is another one by now. */
export interface Conflict {
  /** The file as it is; absent if it was deleted. */
  current?: ManifestFile
  /** My changes in the current text, without the overlaps. */
  merged?: string
  overlaps: Overlap[]
  /** When the file was changed, and by whom if that was in Studio. */
  changed?: { at: string; by?: string }
}

/** A problem, with the address of the page that explains its code if the documentation site’s is known (`DOCS_URL`). */
export interface Explained extends Diagnostic {
  page?: string
}

/** The problems of a text, as it is typed. */
export interface Checked {
  diagnostics: Explained[]
  /** The list “before going live”; empty of a parent, and of a text with errors. */
  live: LiveItem[]
  /** The duties of its licences; empty of a parent, and of a text that the schema refuses. */
  duties: DutyCard[]
}

/** A duty of a brand’s licences, and whether it is kept. */
export interface DutyCard {
  licence: string
  country: string
  isDraft: boolean
  id: string
  says: string
  /** With how far it was read, and when. */
  source: string
  from?: string
  state: DutyState
  isBinding: boolean
  mustSay?: string
  /** The settings that hold it. */
  pointers: string[]
  /** What contradicts it, in sentences. */
  problems: string[]
}

/** What a text changes: for players, and in the file. */
export interface Changed {
  effects: Effect[]
  diff: string
  /** Of a parent: what players of each brand would notice. */
  brands?: { id: string; effects: Effect[] }[]
  /** Publications that are to come, whose settings no change of the text changes. */
  coming?: ScheduledPublication[]
}

/** What is published of a brand. */
export interface Publishing extends Versions {
  /** Whether there is a build to publish with. */
  isBuilt: boolean
  /** Whom the site is for: for `production`, what would lie to players is refused. */
  environment: 'production' | 'development'
  /** What players would notice of the saved manifest; absent if it has errors. */
  effects?: Effect[]
  /** Whether the saved manifest has the settings that are live. */
  isLive: boolean
  audit: AuditEntry[]
  /** Publications that are to come, and how the last ones ended. */
  schedule: ScheduledPublication[]
  /** Who changed the brand’s file and pictures, newest first. */
  writes: Write[]
}

/** A publication at a time, without the manifest that goes live. */
export type ScheduledPublication = Omit<Entry, 'text'>

/** A write of Studio. */
export interface Write {
  at: string
  by: string
  action: 'save' | 'create' | 'rename' | 'remove' | 'restore' | 'picture' | 'page'
  detail?: string
  settings?: string[]
}

/** The outcome of a publication: refused with reasons, or the live version. */
export interface Published {
  refused: string[]
  diagnostics: Diagnostic[]
  version?: number
  isNew?: boolean
  hosts?: string[]
}

/** A preview at an address of its own. */
export interface PreviewLink {
  address: string
  hash: string
  expires: string
}

/** A file of the folder that changed on disk. */
export interface FileEvent {
  name: string
  /** Absent if the file was deleted. */
  revision?: string
}

/** Why a call was refused, in words for the operator. */
export interface Refusal {
  message: string
}
