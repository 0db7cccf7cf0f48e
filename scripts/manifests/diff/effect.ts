/** What effects are grouped by, in the order in which they are told. */
export const groups = [
  'Pages',
  'Guards',
  'Blocks',
  'Overlays',
  'Navigation',
  'Languages',
  'Registration',
  'Providers and looks',
  'Colours',
  'Settings',
] as const

/** One difference between two manifests, as players and operators meet it. */
export interface Effect {
  group: (typeof groups)[number]
  /** What it concerns: a page, an overlay, a setting. */
  subject: string
  change: string
  pointer: string
  from?: unknown
  to?: unknown
}

/** A place where two manifests differ; undefined is “not set”. */
export interface Change {
  pointer: string
  from: unknown
  to: unknown
  /** The page, overlay, bar or block that it lies in; empty elsewhere. */
  subject: string
  /** The keys that lead there from the subject. */
  path: string[]
}
