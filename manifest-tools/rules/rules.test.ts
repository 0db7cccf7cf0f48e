import { expect, it } from 'vitest'
import { brand, check, reading } from '#testing/brand.ts'
import { diagnoseSources } from '../check/diagnose-sources.ts'
import { resolve } from '../layers/resolve.ts'
import { allRules } from './rules.ts'
import type { Context } from '../check/rule.ts'

const context: Context = {
  rules: allRules,
  texts: () => new Map(),
  brandsAt: (host) => [host === 'lumina.example' ? 'nova' : 'lumina'],
  brandsCalled: () => [],
  brandsBetting: () => [],
  ids: {},
  currencies: ['EUR'],
  now: 0,
  isCountry: () => true,
}
const codes = (text: string, from?: Context) =>
  diagnoseSources(resolve('lumina', reading(text)), undefined, from).map(({ code }) => code)

it('run only with a context, on manifests that pass the schema', () => {
  expect(check(brand)).toEqual([])
  expect(codes(brand, context)).toContain('hosts/claimed-twice')
  expect(codes(brand.replace('"soft"', '"sfot"'), context)).toEqual(['manifest/value-not-accepted'])
  expect(codes(brand.replace('"base"', '"bsae"'), context)).toEqual(['extends/unknown-parent'])
})
