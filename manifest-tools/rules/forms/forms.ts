import type { Rule } from '../../check/rule.ts'
import { labels } from './labels.ts'
import { names } from './names.ts'
import { patterns } from './patterns.ts'
import { fieldReferences } from './references.ts'
import { steps } from './steps.ts'
import { values } from './values.ts'

/** Rules about forms and their fields. */
export const forms: Rule[] = [...names, ...fieldReferences, ...steps, ...values, ...patterns, ...labels]
