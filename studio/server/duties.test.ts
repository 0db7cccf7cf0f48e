import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Checked } from '../shared/calls.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await openStudio()))
afterEach(() => studio.close())

/** Checks a brand with more settings, as an operator types them. */
async function typed(settings: object): Promise<Checked> {
  const text = JSON.stringify({ ...(JSON.parse(studio.textOf('atlas')) as object), ...settings })
  return (await studio.call('POST', '/api/brands/atlas/check', { text })).body as Checked
}

it('a brand without a licence has no duties', async () => {
  expect((await typed({})).duties).toEqual([])
})

it('tells each duty of a licence: held, contradicted with its setting, and those of others', async () => {
  const { duties } = await typed({ licences: ['gb'], playerProtection: { limits: [] } })
  const of = (id: string) => duties.find((each) => each.id === id)
  expect(of('rts-13-clock')).toMatchObject({ state: 'held', country: 'Great Britain' })
  expect(of('rts-12a-prompt')).toMatchObject({
    state: 'broken',
    isBinding: true,
    pointers: ['/playerProtection/limits', '/playerProtection/limitRules/required'],
    problems: ['“Limits” must be a list with “Deposits”.'],
  })
  expect(of('stake-slots')).toMatchObject({ state: 'vendor', mustSay: expect.stringContaining('£5') })
})
