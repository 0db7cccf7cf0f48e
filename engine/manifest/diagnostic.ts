import type { Code } from './rules/catalogue.ts'

/** How grave a finding is: an error keeps the brand from being published or opened. */
export type Severity = 'error' | 'warning'

/**
 * A change to one manifest file: a value set (and the objects that lead to it), a key renamed, a setting or a list’s entry
 * taken out, or, where the text is no JSON, characters taken out.
 */
export type Change =
  | { pointer: string; value: unknown }
  | { pointer: string; key: string }
  | { pointer: string; remove: true }
  | { offset: number; length: number }

/** One thing wrong with a manifest, in words for operators. */
export interface Diagnostic {
  /** `section/what`, stable: documents and tools may refer to it. */
  code: string
  severity: Severity
  /** The setting, as a JSON pointer into the resolved manifest. */
  pointer: string
  message: string
  accepted?: string[]
  /** What was probably meant. */
  suggestion?: string | undefined
  /** What it means for players. */
  effect?: string
  /** The change to the file that mends it beyond doubt. */
  fix?: Change
  /** The command that mends it. */
  remedy?: string
  file?: string
  /** From 1, as is the column. */
  line?: number
  column?: number
  /** How many characters of that line are to blame. */
  length?: number
  /** The lines around it with the place underlined. */
  frame?: string
}

/** Which part of the text is to blame: the key, the value, or what holds a setting that is not there. */
export type Part = 'key' | 'value' | 'holder'

/** A diagnostic before its place in a file is known. */
export interface Finding extends Omit<Diagnostic, 'code' | 'file' | 'line' | 'column' | 'length' | 'frame'> {
  code: Code
  part: Part
  /** Other settings that it contradicts: of all of them, the one set nearest to the brand is to blame. */
  also?: string[]
  /** The manifest it was found in, where that is known already. */
  layer?: string
}

/** What is said of one error; severity, pointer and part go without saying where they are the usual ones. */
export type Words = Pick<Finding, 'code' | 'message'> & Partial<Finding>
