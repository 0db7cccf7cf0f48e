import { describe, expect, it } from 'vitest'
import { formatDiagnostic } from './format.ts'
import { brief, check, mistakes, specimens } from '#testing/manifest-corpus.ts'

const all = mistakes()
const subjects = [...new Set(all.map(({ subject }) => subject))]

describe.each(subjects)('a mistake in %s is found at its place, with a remedy', (subject) => {
  const own = all.filter((mistake) => mistake.subject === subject)

  it.each(own.map((mistake) => [mistake.what, mistake] as const))('%s', (_what, mistake) => {
    const found = check(mistake)
    expect(found.map(brief)).toEqual(mistake.findings)
    expect(found.map(formatDiagnostic).join('\n')).toContain(mistake.remedy)
  })
})

describe('the table of mistakes', () => {
  it('is large enough, and each mistake is one of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(164)
    const others = ['wrong-by-schema.json', 'wrong-by-rule.json', 'valid.json'].flatMap(specimens)
    const told = [...all, ...others].map(({ what }) => what)
    expect(told.filter((what, index) => told.indexOf(what) < index)).toEqual([])
  })

  it('has no mistake without a finding and a remedy', () => {
    expect(all.filter(({ findings = [], remedy }) => findings.length === 0 || remedy === '')).toEqual([])
  })
})
