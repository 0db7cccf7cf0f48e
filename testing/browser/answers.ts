import type { Manifest } from '#manifest'

/** What a brand’s site asks before anything else, answered: only what is necessary, and old enough. By the storage’s keys. */
export function answersTo(brand: string, manifest?: Manifest): Record<string, string> {
  const date = new Date().toISOString()
  return {
    ...(manifest?.consent.required && {
      [`consent:${brand}`]: JSON.stringify({ date, granted: { analytics: false, support: false } }),
    }),
    // Of a manifest made at random nothing is known here.
    ...(manifest?.playerProtection.ageGate !== false && { [`age-gate:${brand}`]: date }),
  }
}

/** Runs in the page, before anything else of it: the answers are kept already. A page of no origin has no storage. */
export function keep(answers: Record<string, string>) {
  if (window.top !== window || window.origin === 'null') return
  for (const [key, value] of Object.entries(answers)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
}
