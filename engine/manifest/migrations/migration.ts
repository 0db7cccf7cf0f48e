import type { Change } from '../diagnostic.ts'
import type { JsonObject } from '../pointer.ts'

/** Brings one manifest file from a version to the next; the version in the file is raised for it. */
export interface Migration {
  /** What it changes, in a sentence for operators. */
  description: string
  /**
   * The changes of one file, made one after the other. The file may be a parent that sets next to nothing.
   * On a file that has them already there are none.
   */
  changes(manifest: JsonObject): Change[]
}
