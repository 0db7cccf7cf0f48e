/** Groups of effects, in the order of output. */
export const groups = [
  'Pages',
  'Guards',
  'Blocks',
  'Overlays',
  'Content',
  'Navigation',
  'Languages',
  'Registration',
  'Forms',
  'Providers and looks',
  'Colours',
  'Settings',
] as const

/** A difference between two manifests, worded for operators. */
export interface Effect {
  group: (typeof groups)[number]
  /** What it affects: a page, an overlay, a setting. */
  subject: string
  change: string
  pointer: string
  from?: unknown
  to?: unknown
}

/** A place where two manifests differ; undefined means “not set”. */
export interface Change {
  pointer: string
  from: unknown
  to: unknown
  /** The page, overlay, frame list, list of a form or block that contains it, or empty. */
  subject: string
  /** The keys below the subject. */
  path: string[]
}
