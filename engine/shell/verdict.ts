import type { Guard as GuardReference } from '#manifest'
import type { Guard, Registry, Verdict } from '../registry.ts'
import type { Stores } from './stores.ts'

/** Combines the verdicts of all guards: false if one is false, `sign-in` if only a sign-in is missing, else true. */
export function verdict(
  references: readonly GuardReference[] = [],
  guards: Registry['guards'],
  stores: Stores,
): Verdict {
  const verdicts = references.map((reference) => ask(reference, guards, stores))
  if (verdicts.includes(false)) return false
  return verdicts.includes('sign-in') ? 'sign-in' : true
}

function ask(reference: GuardReference, guards: Registry['guards'], stores: Stores): Verdict {
  if (typeof reference === 'string') return guards[reference](stores, undefined)
  // The schema pairs each guard with its options; TypeScript cannot express this for a dynamic lookup.
  return (guards[reference.use] as Guard<unknown>)(stores, reference)
}
