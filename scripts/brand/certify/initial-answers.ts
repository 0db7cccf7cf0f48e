import type { Manifest } from '#manifest'

/** What the visitor answered to the question of consent. */
export type Consent = 'all' | 'none' | 'unanswered'

/** Returns the storage items that answer a brand’s initial questions: consent, and of age. */
export function initialAnswers({ id }: Pick<Manifest, 'id'>, consent: Consent): Record<string, string> {
  const date = new Date().toISOString()
  const granted = consent === 'all'
  const choice = JSON.stringify({ date, granted: { analytics: granted, advertising: granted, support: granted } })
  return { ...(consent !== 'unanswered' && { [`consent:${id}`]: choice }), [`age-gate:${id}`]: date }
}

/** Runs in the page before anything else: stores the answers. A frame with an opaque origin has no storage. */
export function keep(answers: Record<string, string>) {
  if (window.top !== window || window.origin === 'null') return
  for (const [key, value] of Object.entries(answers)) if (!localStorage.getItem(key)) localStorage.setItem(key, value)
}
