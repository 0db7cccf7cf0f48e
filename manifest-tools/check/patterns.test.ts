import { expect, it } from 'vitest'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { patternWords } from './patterns.ts'

it('every pattern of the schema has a description', () => {
  const quoted = [...JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)]
  const patterns = quoted.map(([, text]) => JSON.parse(text!) as string)
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter((pattern) => patternWords(pattern).must === `match ${pattern}`)).toEqual([])
})

it('an unknown pattern is quoted', () => {
  expect(patternWords('^x$')).toEqual({ must: 'match ^x$' })
})
