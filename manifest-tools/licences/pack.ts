import type { Bound, Duty, Licence } from '#schemas/licence.ts'

export type { Bound, Duty }

/** A licence as it is compiled: with the words that its pack brings, by language and key. */
export interface Pack extends Omit<Licence, 'duties'> {
  duties: readonly Duty[]
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Licences by their ids. */
export type Packs = Readonly<Record<string, Pack>>
