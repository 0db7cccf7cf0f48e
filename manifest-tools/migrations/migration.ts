import type { Change } from '../check/diagnostic.ts'
import type { JsonObject } from '../json/pointer.ts'

/** Migrates one manifest file from a version to the next. The version number itself is raised by the caller. */
export interface Migration {
  /** A sentence for operators about what changes. */
  description: string
  /**
   * Returns the changes of one file, applied in order. The file can be a parent with few settings. A file that already
   * has the changes needs none.
   */
  changes(manifest: JsonObject): Change[]
}
