import type { Manifest } from '../schemas/generated/manifest.ts'

/** A brand’s main page, served. */
interface Target {
  brand: string
  address: string
  manifest: Manifest
}

/** What was measured on one subject, such as a brand, and the budgets that it is over, in words. */
export interface Result {
  subject: string
  figures: Record<string, number>
  over: string[]
}

/** Measures brands that are served. */
export type Bench = (targets: Target[]) => Promise<Result[]>

/** The budgets that figures are over. */
export const overBudget = (
  figures: Record<string, number>,
  budgets: Record<string, { most?: number; least?: number }>,
) =>
  Object.entries(budgets).flatMap(([name, { most = Infinity, least = -Infinity }]) => {
    const figure = figures[name] ?? NaN
    if (figure <= most && figure >= least) return []
    return [`${name} is ${figure}, ${figure > most ? `at most ${most}` : `at least ${least}`} is allowed`]
  })
