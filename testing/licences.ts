import type { Pack, Duty } from '#manifest-tools/licences/pack.ts'

/** A duty of a test: what it says and its source are made up. */
type Given = Pick<Duty, 'id'> & Partial<Duty> & { read?: Duty['source']['read'] }

/** Returns a pack with duties of a test. */
export const packOf = (duties: readonly Given[]): Pack => ({
  name: 'Testland',
  authority: 'Authority of Testland',
  timeZone: 'Europe/London',
  languages: ['en'],
  currencies: ['EUR'],
  sourcesRead: '2026-11-26',
  texts: {},
  duties: duties.map(({ read = 'own', ...duty }) => ({
    says: `Says ${duty.id}.`,
    effect: `players notice ${duty.id}`,
    source: { title: 'The law', read },
    ...duty,
  })),
})
