/** A code of the diagnostics: `section/what`. */
export type Code = `${string}/${string}`

/** An error keeps the brand from being published and opened; a warning does not. A note only informs. */
export type Severity = 'error' | 'warning' | 'note'

/**
 * A change to one manifest file: set a value (creating the objects on the way), rename a key, remove a setting or a
 * list entry, or, if the text is not valid JSON, delete characters.
 */
export type Change =
  | { pointer: string; value: unknown }
  | { pointer: string; key: string }
  | { pointer: string; remove: true }
  | { offset: number; length: number }

/** One problem of a manifest, worded for operators. */
export interface Diagnostic {
  /** `section/what`. Stable, so that documents and tools can refer to it. */
  code: string
  severity: Severity
  /** JSON pointer into the resolved manifest. */
  pointer: string
  message: string
  accepted?: string[]
  /** The most likely intended value or key. */
  suggestion?: string | undefined
  /** The consequence for players. */
  effect?: string
  /** A change that certainly fixes the problem. */
  fix?: Change
  /** The command that fixes the problem. */
  remedy?: string
  file?: string
  /** Line and column count from 1. */
  line?: number
  column?: number
  /** Number of characters to underline. */
  length?: number
  /** The source lines with the place underlined. */
  frame?: string
}

/** What to underline: the key, the value, or the object that lacks the setting. */
export type Part = 'key' | 'value' | 'holder'

/** A diagnostic that is not located in a file yet. */
export interface Finding extends Omit<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'length' | 'frame'> {
  code: Code
  part: Part
  /** Other settings in conflict with it. The one set closest to the brand is reported. */
  also?: string[]
  /**
   * The setting that takes this one’s effect away. A value set farther from the brand than it is a default and not
   * reported.
   */
  against?: string
  /** The manifest it was found in, if already known. */
  layer?: string
}

/** A finding without the fields that have their usual value. */
export type Words = Pick<Finding, 'code' | 'message'> & Partial<Finding>
