import { describe, expect, it } from 'vitest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { compareWithRecord, isUsed } from './chunks.ts'

const atlas = readBrands('manifests').find(({ id }) => id === 'atlas')!.manifest

describe('isUsed', () => {
  it.each([
    ['engine/boot/boot.tsx', true],
    ['widgets/blocks/banners/index.tsx', true],
    ['widgets/sports/sp/index.tsx', true],
    ['widgets/sports/betby/index.ts', false],
    ['widgets/chats/tawk/index.ts', true],
    ['widgets/chats/livechat/index.ts', false],
    ['widgets/jackpots/vault/index.tsx', true],
    ['widgets/jackpots/roulette/index.tsx', true],
    ['widgets/jackpots/neon/index.tsx', false],
    ['widgets/loaders/bars/index.tsx', false],
    ['node_modules/date-fns/locale/fr.js', true],
    ['node_modules/date-fns/locale/fr/_lib/match.js', true],
    ['node_modules/date-fns/locale/de.js', false],
    ['node_modules/date-fns/locale/en-GB.js', false],
    ['node_modules/date-fns/locale/en-US.js', true],
    ['node_modules/date-fns/locale/en-US/_lib/match.js', true],
    ['node_modules/date-fns/locale/_lib/buildMatchFn.js', true],
  ])('%s: %s', (module, used) => {
    expect(isUsed(module, atlas)).toBe(used)
  })

  it('counts no provider as used by a brand without sport', () => {
    const { sport: _sport, ...withoutSport } = atlas
    expect(isUsed('widgets/sports/sp/index.tsx', withoutSport)).toBe(false)
  })
})

describe('the comparison with the record', () => {
  const compare = (pages: Record<string, string[]>, recorded?: Record<string, string[]>, unready: string[] = []) =>
    compareWithRecord('atlas', { pages, unready, wasted: ['a is preloaded'] }, recorded)

  it('lists added and removed chunks, and what is fetched in vain', () => {
    const { over, notes } = compare({ MAIN: ['a', 'b'] }, { MAIN: ['b', 'c'] })
    expect(over.map((change) => change.split(':')[0])).toEqual([
      'a is preloaded',
      'atlas MAIN fetches a',
      'atlas MAIN no longer fetches c',
    ])
    expect(notes).toEqual([])
    expect(compare({ MAIN: ['a'] }, { MAIN: ['a'] }).over).toEqual(['a is preloaded'])
    expect(compare({ SPORT: ['a'] }, { SPORT: ['b'] }, ['SPORT']).over).toHaveLength(2)
  })

  it('finds nothing wrong with a new manifest, and says how to record it', () => {
    const { over, notes } = compare({ MAIN: ['a', 'b'] })
    expect(over).toEqual([])
    expect(notes).toEqual([expect.stringContaining('npm run bench -- size --record')])
  })
})
