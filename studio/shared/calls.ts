import type { Diagnostic } from '../../engine/manifest/diagnostic.ts'
import type { Answers } from '../../scripts/brand/create/answers.ts'
import type { BrandOverview } from '../../scripts/brand/overview/overview.ts'
import type { Effect } from '../../scripts/manifests/diff/effect.ts'
import type { AuditEntry } from '../../scripts/publish/site/audit.ts'
import type { Versions } from '../../scripts/publish/site/versions.ts'
import type { Overlap } from './merge.ts'

/** Who works with Studio, and what its previews are opened with. */
export interface Session {
  by: string
  previewToken: string
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
}

/** What a new brand is made of, as `brand create` asks for it. */
export type NewBrandAnswers = Answers

/** What the editor opens: a brand’s file, and those of its parents. */
export interface OpenedBrand {
  file: ManifestFile
  parents: ManifestFile[]
  /** Where the preview of the brand is served. */
  preview: string
}

/** A write that was not made, because the file is another one by now. */
export interface Conflict {
  /** The file as it is; absent if it was deleted. */
  current?: ManifestFile
  /** My changes in the current text, without the overlaps. */
  merged?: string
  overlaps: Overlap[]
}

/** A problem, with the address of the page that explains its code if the documentation site’s is known (`DOCS_URL`). */
export interface Explained extends Diagnostic {
  page?: string
}

/** The problems of a text, as it is typed. */
export interface Checked {
  diagnostics: Explained[]
}

/** What a text changes: for players, and in the file. */
export interface Changed {
  effects: Effect[]
  diff: string
}

/** What is published of a brand. */
export interface Publishing extends Versions {
  /** Whether there is a build to publish with. */
  isBuilt: boolean
  /** What players would notice of the saved manifest; absent if it has errors. */
  effects?: Effect[]
  audit: AuditEntry[]
}

/** The outcome of a publication: refused with reasons, or the live version. */
export interface Published {
  refused: string[]
  diagnostics: Diagnostic[]
  version?: number
  isNew?: boolean
  hosts?: string[]
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
