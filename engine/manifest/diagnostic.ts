/** How grave a finding is: an error keeps the brand from being published or opened. */
export type Severity = 'error' | 'warning'

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
  suggestion?: string
  /** What it means for players. */
  effect?: string
  file?: string
  /** From 1, as is the column. */
  line?: number
  column?: number
  /** The lines around it with the place underlined. */
  frame?: string
}

/** Which part of the text is to blame: the key, the value, or what holds a setting that is not there. */
export type Part = 'key' | 'value' | 'holder'

/** A diagnostic before its place in a file is known. */
export interface Finding extends Omit<Diagnostic, 'file' | 'line' | 'column' | 'frame'> {
  part: Part
  /** The manifest it was found in, where that is known already. */
  layer?: string
}

/** What is said of one error; severity, pointer and part go without saying where they are the usual ones. */
export type Words = Pick<Finding, 'code' | 'message'> & Partial<Finding>
