import { expect, it, vi } from 'vitest'
import { fakeHttp } from '#testing/fake-http.ts'
import { recordContent, withContent } from './page-content.ts'

const call = {
  name: 'GET /own/banners',
  query: { lang: 'en' },
  isPublic: { starts: 'startsAt', ends: 'endsAt' },
} as const
const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const items = () => [
  { id: 'now', endsAt: at(5) },
  { id: 'later', startsAt: at(2) },
  { id: 'soon over', endsAt: at(0.1) },
  { id: 'over', endsAt: at(-1) },
]

it('records what the brand says itself without what has ended, ends soon, or is still to come', async () => {
  const { http, content, settled } = recordContent(fakeHttp())
  const shown = http.own(call, async () => items())
  await settled()
  expect((await shown).map(({ id }) => id)).toEqual(['now'])
  expect(Object.keys(content.values)).toEqual(['/own/banners?lang=en'])
  expect(content.until! - content.at).toBeCloseTo(2 * hour, -3)
})

it('asks for all items where a file is made, and for those of a time in the browser', async () => {
  const read = vi.fn(async (_now?: number) => [])
  await recordContent(fakeHttp()).http.own(call, read)
  await fakeHttp({ now: () => 5 }).own(call, read)
  expect(read.mock.calls).toEqual([[], [5]])
})

it('answers the first read from the page’s content, and the next from the manifest', async () => {
  const values = { '/own/banners?lang=en': [{ id: 'of the file' }] }
  const http = withContent(fakeHttp(), { at: 0, values })
  const read = async () => [{ id: 'of the manifest' }]
  expect(await http.own(call, read)).toEqual([{ id: 'of the file' }])
  expect(await http.own(call, read)).toEqual([{ id: 'of the manifest' }])
})
