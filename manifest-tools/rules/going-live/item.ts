import type { Manifest } from '#manifest'
import type { Code, Finding } from '../../check/diagnostic.ts'
import type { Context } from '../../check/rule.ts'

/** What one thing is examined with. */
export interface Subject {
  manifest: Manifest
  context: Context
  /** Whether a file other than the base sets a value. */
  isChosen: (pointer: string) => boolean
}

/** One thing that a brand needs before players see it. */
export interface Item {
  /** The code of what is open. */
  code: Code
  /** Its name in lists. */
  title: string
  /** Returns what is open; an error is what would lie to players. Nothing is open if it is empty. */
  open: (subject: Subject) => Finding[]
  /** Says in a few words what is there, once nothing is open. */
  done: (manifest: Manifest) => string
}

type Words = Pick<Finding, 'code' | 'pointer' | 'message'> & Partial<Finding>

/** What is still to be done, in the brand’s own file; publishing does not wait for it. */
export const missing = (words: Words): Finding => ({ severity: 'warning', part: 'holder', ...words })

/** What would lie to players, so that it is not published for them. */
export const lie = (words: Words): Finding => ({ severity: 'error', part: 'value', ...words })
