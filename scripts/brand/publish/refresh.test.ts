import { expect, it, vi } from 'vitest'
import type { Refreshed } from '../../publish/store/refresh.ts'
import { scratchSite } from '../../publish/store/site.fixture.ts'
import type { SiteStore } from '../../publish/store/site-store.ts'
import { refresh } from './refresh.ts'

/** Refreshes a site whose brands become this; returns what is printed, and the exit code. */
async function printed(...brands: Refreshed[]) {
  using scratch = scratchSite()
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void lines.push(text))
  const store: Partial<SiteStore> = {
    refresh: async function* () {
      yield* brands
    },
  }
  const code = await refresh(store as SiteStore, ['one'], { build: scratch.build, content: () => undefined })
  return [...lines, code]
}

it('prints what became of each brand', async () => {
  expect(
    await printed(
      { brand: 'one', state: 'read', changed: 1, unread: 0, reasons: [] },
      { brand: 'two', state: 'read', changed: 12, unread: 0, reasons: [] },
      { brand: 'three', state: 'not published' },
    ),
  ).toEqual(['one  1 page changed', 'two  12 pages changed', 'three  is not published', 0])
})

it('fails if a platform does not answer, or a brand has to be published again', async () => {
  const reasons = ['GET /banners: status 503', 'GET /games: the response cannot be read', 'c', 'd', 'e']
  expect(
    await printed(
      { brand: 'one', state: 'read', changed: 0, unread: 3, reasons: reasons.slice(0, 2) },
      { brand: 'two', state: 'read', changed: 2, unread: 0, reasons },
    ),
  ).toEqual([
    `error: one  0 pages changed, 3 stay as before: ${reasons[0]}; ${reasons[1]}`,
    `error: two  2 pages changed: ${reasons[0]}; ${reasons[1]}; c; 2 more`,
    1,
  ])
  expect(
    await printed(
      { brand: 'one', state: 'other build' },
      { brand: 'two', state: 'read', changed: 2, unread: 0, reasons: [] },
    ),
  ).toEqual(['error: one  was not published with this build: publish it again', 'two  2 pages changed', 1])
})
