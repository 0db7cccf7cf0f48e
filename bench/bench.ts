import type { Manifest } from '../schemas/generated/manifest.ts'

/** A served brand and the address of its main page. */
interface Target {
  brand: string
  address: string
  manifest: Manifest
}

/** The figures of one subject, such as a brand, with sentences: the budgets that it exceeds, and what else to know. */
export interface Result {
  subject: string
  figures: Record<string, number>
  over: string[]
  notes?: string[]
}

/** Measures brands that are served. */
export type Bench = (targets: Target[]) => Promise<Result[]>

/** Returns the budgets that the figures exceed, as sentences. */
export const overBudget = (
  figures: Record<string, number>,
  budgets: Record<string, { most?: number; least?: number }>,
) =>
  Object.entries(budgets).flatMap(([name, { most = Infinity, least = -Infinity }]) => {
    const figure = figures[name] ?? NaN
    if (figure <= most && figure >= least) return []
    return [`${name} is ${figure}, ${figure > most ? `at most ${most}` : `at least ${least}`} is allowed`]
  })
