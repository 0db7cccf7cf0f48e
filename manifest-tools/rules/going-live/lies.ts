import type { Diagnostic } from '../../check/diagnostic.ts'

/** Returns what of the list “before going live” would lie to players. */
export const liesOf = (items: readonly { open: readonly Diagnostic[] }[]): Diagnostic[] =>
  items.flatMap(({ open }) => open.filter(({ severity }) => severity === 'error'))
