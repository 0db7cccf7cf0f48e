import type { Bound, Duty, Licence } from '#schemas/licence.ts'

export type { Bound }

/** A duty as it is compiled. `awaits` names settings of it that manifests cannot have yet. */
export type PackedDuty = Duty & { awaits?: readonly string[] }

/** A licence as it is compiled: with the words that its pack brings, by language and key. */
export interface Pack extends Omit<Licence, 'duties'> {
  duties: readonly PackedDuty[]
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Licences by their ids. */
export type Packs = Readonly<Record<string, Pack>>
