import { expect, it, vi } from 'vitest'
import { brand, check, reading } from '../brand.fixture.ts'
import { diagnoseSources } from '../diagnose-sources.ts'
import { resolve } from '../resolve.ts'
import type { Context } from './rule.ts'

const context: Context = {
  texts: () => new Map(),
  brandsAt: (host) => [host === 'lumina.example' ? 'nova' : 'lumina'],
  isBuilt: () => true,
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

it('are not loaded in the browser', async () => {
  vi.resetModules()
  vi.doMock('./rules.ts', () => {
    throw new Error('loaded')
  })
  vi.doMock('./catalogue.ts', () => {
    throw new Error('loaded')
  })
  await Promise.all(['../diagnose.ts', '../format.ts', '../resolve.ts'].map((module) => import(module)))
  await expect(import('../diagnose-sources.ts')).rejects.toThrow('mocking a module')
})
