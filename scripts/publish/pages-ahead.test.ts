import { describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { pagesAhead } from './pages-ahead.ts'

const { manifest } = readBrands('manifests', '').find(({ id }) => id === 'atlas')!
const filesOf = (page: string) => ({ scripts: [`${page}.js`], styles: [`${page}.css`] })
const aheadOf = (changes: Partial<Manifest> = {}) =>
  new Map(pagesAhead({ ...manifest, ...changes }, filesOf).map(({ path, ...page }) => [path, page]))

describe('pagesAhead', () => {
  it('lists the calls of the other pages that everybody may open', () => {
    const ahead = aheadOf()
    expect(ahead.get('/game/:providerId/:gameId')?.calls).toEqual(['/games?keys={:providerId}%2F{:gameId}&size=1'])
    expect(ahead.get('/static/:pageId')?.calls).toEqual(['/pages/client/{:pageId}'])
    expect(ahead.get('/sport')?.calls).toEqual(['/banners?lang={language}'])
    expect(ahead.has('/')).toBe(false)
    expect(ahead.has(manifest.pages.BET_HISTORY.path)).toBe(false)
  })

  it('says what the painted ones need and where their first call has what they show', () => {
    const ahead = aheadOf({ platform: { envelope: '/data', answers: { Game: { name: '/title/short' } } } })
    expect(ahead.get('/games')?.painted).toEqual({
      page: 'GAMES',
      scripts: ['GAMES.js'],
      styles: ['GAMES.css'],
      texts: 'user',
      places: {
        use: 'game-grid',
        names: {
          name: ['title/short'],
          image: ['image', 'imageUrl', 'picture', 'pictureUrl'],
          imageSizes: ['imageSizes', 'srcset'],
        },
        lists: ['data'],
        held: 'rows',
      },
    })
    expect(ahead.get('/game/:providerId/:gameId')?.painted?.places?.key).toEqual(['providerId', 'id'])
    const demos = aheadOf({ platform: { answers: { Game: { hasDemo: '/demo' } } } }).get('/game/:providerId/:gameId')
    expect(demos?.painted?.places?.names['hasDemo']).toEqual(['demo'])
    expect(ahead.get('/static/:pageId')?.painted?.places?.html).toBe('html')
    expect(ahead.get('/sport')?.painted).toBeUndefined()
  })

  it('asks first for what fills a painted page', () => {
    expect(aheadOf().get('/tv-games')?.calls).toEqual([
      '/games?type=tv&lang={language}&size=48&page=1',
      '/info/jackpot',
    ])
  })

  it('leaves the places out where only the engine can read them', () => {
    const name = { at: '/name', values: { fox: 'Fox' } }
    const painted = aheadOf({ platform: { answers: { Game: { name } } } }).get('/games')?.painted
    expect([painted?.page, painted?.places]).toEqual(['GAMES', undefined])
  })

  it.each([
    ['closed for maintenance', { maintenance: { pages: { GAMES: { text: {} } } } } as unknown as Partial<Manifest>],
    ['whose platform is connected by code', { platform: { use: 'pam' as const } }],
    ['whose first call the platform lacks', { platform: { lacks: ['GET /games'] } }],
  ])('paints no page %s', (_name, changes) => {
    expect(aheadOf(changes).get('/games')?.painted).toBeUndefined()
  })
})
