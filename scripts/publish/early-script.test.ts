// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from './brands.ts'
import { minified } from './minified.ts'
import { earlyBlock, withEarlyBlocks } from './early-places.ts'
import { earlyScript } from './early-script.ts'

const { manifest } = readBrands('manifests', '')[0]!
const banner = (id: number, own: object = {}) => ({
  id,
  title: `Offer ${id}`,
  text: 'A sentence',
  image: `/art/${id}.svg`,
  link: '/games',
  buttonText: 'Play',
  place: 'home',
  priority: id,
  ...own,
})
const template =
  '<section><img src="{image}" width="1200" height="480"><h2>{title}</h2><p>{text}</p><div><a href="/{link}">{buttonText}</a></div></section><li><h3>{title}</h3></li>'

beforeEach(() => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `<div id="painted"><div data-part="main"><div><i class="skeleton"></i><ul><li class="waiting"></li></ul></div><template>${template}</template></div></div>`
})

/** Runs the script in a page that has read this answer; returns the painted page. */
async function run(
  body: unknown,
  { status = 200, of = manifest, before = () => {}, address = '/api/banners?lang=fr' } = {},
): Promise<HTMLElement> {
  const response = new Response(JSON.stringify(body), { status })
  window.reads = { [address]: Promise.resolve(response) }
  // oxlint-disable-next-line no-eval -- as the page does.
  window.eval(earlyScript(of))
  before()
  for (let turn = 0; turn < 5; turn++) await new Promise((later) => setTimeout(later))
  // The engine reads the same answer.
  expect(response.bodyUsed).toBe(false)
  return document.getElementById('painted')!
}
const isUntouched = (painted: HTMLElement) =>
  painted.querySelector('.skeleton') !== null && painted.dataset.filled === undefined
const mapped = (platform?: Manifest['platform']): Manifest => ({ ...manifest, ...(platform && { platform }) })

it('puts the first banner of the page’s place into the painted page', async () => {
  const painted = await run([banner(1), banner(3, { place: 'sport' }), banner(2)])
  expect(painted.querySelector('[data-part] > div')!.innerHTML).toBe(
    '<section data-early=""><img src="/art/2.svg" width="1200" height="480"><h2>Offer 2</h2><p>A sentence</p><div><a href="/games">Play</a></div></section><ul><li class="waiting"></li></ul>',
  )
  expect(painted.dataset.filled).toBe('banners')
})

it('puts the first of the second list into its row', async () => {
  const painted = await run([banner(-3), banner(1), banner(-1), banner(-5), banner(-2)])
  expect(painted.querySelector('ul')!.textContent).toBe('Offer -1Offer -2Offer -3')
  expect(painted.querySelector('h2')!.textContent).toBe('Offer 1')
})

it('shows no button without a text or a usable link', async () => {
  expect((await run([banner(1, { buttonText: '' })])).querySelector('a')).toBeNull()
})

it.each(['javascript:alert(1)', '//example.com', ''])('shows no button to %s', async (link) => {
  expect((await run([banner(1, { link })])).querySelector('a')).toBeNull()
})

it.each([
  ['/i/480/{image}', `/i/480/${encodeURIComponent('http://localhost:3000/art/2.svg')}`],
  ['/i/480/{+image}', '/i/480/http://localhost:3000/art/2.svg'],
  ['/i/480/{/image}', '/i/480/art/2.svg'],
])('puts the picture’s address into %s', async (given, address) => {
  const image = document.querySelector('template')!.content.querySelector('img')!
  image.srcset = `${given} 480w, ${given} 960w`
  const painted = await run([banner(2)])
  expect(painted.querySelector('img')!.srcset).toBe(`${address} 480w, ${address} 960w`)
  expect(painted.querySelector('img')!.getAttribute('src')).toBe('/art/2.svg')
})

it.each([
  ['without a service', '{imageSizes}'],
  ['in place of those of the service', '/i/480/{image} 480w'],
])('offers the sizes that the platform names, %s', async (_name, given) => {
  document.querySelector('template')!.content.querySelector('img')!.srcset = given
  const painted = await run([banner(2, { imageSizes: '/art/2-480.webp 480w, /art/2-960.webp 960w' })])
  expect(painted.querySelector('img')!.srcset).toBe('/art/2-480.webp 480w, /art/2-960.webp 960w')
})

it('leaves out sizes where nobody names any', async () => {
  document.querySelector('template')!.content.querySelector('img')!.srcset = '{imageSizes}'
  const painted = await run([banner(2)])
  expect(painted.querySelector('img')!.hasAttribute('srcset')).toBe(false)
  expect(painted.querySelector('img')!.getAttribute('src')).toBe('/art/2.svg')
})

it('leaves out the sizes of a banner without a picture', async () => {
  document.querySelector('template')!.content.querySelector('img')!.srcset = '/i/480/{image} 480w'
  expect((await run([banner(2, { image: '' })])).querySelector('img')!.hasAttribute('srcset')).toBe(false)
})

it('puts texts into the page as texts', async () => {
  const painted = await run([banner(1, { title: '<img src=x onerror=alert(1)>' })])
  expect(painted.querySelectorAll('img')).toHaveLength(1)
})

it.each([
  ['an envelope', { data: [banner(1)] }, undefined],
  ['other names', [{ ...banner(1), image: undefined, picture: '/art/1.svg' }], undefined],
  [
    'a mapped envelope',
    { content: { all: [banner(1)] } },
    { envelope: '/content', answers: { BannerList: { items: '/all' } } },
  ],
  [
    'mapped properties',
    [{ ...banner(1), image: 0, art: { wide: '/art/1.svg' } }],
    { answers: { Banner: { image: '/art/wide' } } },
  ],
])('reads %s', async (_name, body, platform) => {
  const painted = await run(JSON.parse(JSON.stringify(body)), { of: mapped(platform) })
  expect(painted.querySelector('img')!.getAttribute('src')).toBe('/art/1.svg')
})

it.each([
  ['an error', { code: 500 }, 500],
  ['no list', 'x', 200],
  ['no banner', [], 200],
  ['none of this place', [banner(1, { place: 'sport' })], 200],
])('leaves %s to the engine', async (_name, body, status) => {
  expect(isUntouched(await run(body, { status }))).toBe(true)
})

it('leaves it to an engine that draws already', async () => {
  const painted = await run([banner(1)], { before: () => document.querySelector('template')!.remove() })
  expect(isUntouched(painted)).toBe(true)
})

it.each(readBrands('manifests', ''))('takes at most 1.2 KB on $id, compressed alone', ({ manifest: of }) => {
  const script = minified(earlyScript(of))
  expect(brotliCompressSync(script).length).toBeLessThan(1200)
})

it('is left out where the manifest reads values in ways that only the engine knows', () => {
  expect(earlyScript(mapped({ use: 'pam' }))).toBe('')
  expect(earlyScript(mapped({ answers: { Banner: { place: { at: '/where', values: { main: 'home' } } } } }))).toBe('')
  const noBanners = { ...manifest, pages: { ...manifest.pages, MAIN: { ...manifest.pages.MAIN, blocks: [] } } }
  expect(earlyScript(noBanners)).toBe('')
})

describe('games', () => {
  const { manifest: beginsWithGames } = readBrands('manifests', '').find(({ id }) => id === 'donxbet')!
  const [row] = beginsWithGames.pages.MAIN.blocks
  const withBlocks = (...blocks: Manifest['pages']['MAIN']['blocks']): Manifest => ({
    ...beginsWithGames,
    pages: { ...beginsWithGames.pages, MAIN: { ...beginsWithGames.pages.MAIN, blocks } },
  })
  const address = '/api/games?type=slots&category=hot&size=17&lang=fr'
  const game = (id: number) => ({ id: `${id}`, providerId: 'p', name: `Game ${id}`, image: `/covers/${id}.svg` })

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="painted"><div data-part="main"><section><h2>Hot</h2><ul><li class="waiting"></li><li class="waiting"></li><li class="waiting"></li></ul></section><template><li><img src="{image}"><a href="/">{name}</a></li></template></div></div>'
    for (const [index, place] of document.querySelectorAll('.waiting').entries())
      place.getBoundingClientRect = () => new DOMRect(index * innerWidth * 0.6, 0, innerWidth * 0.5, 100)
  })

  it.each([
    [4, 'Game 1Game 2', 1],
    [1, 'Game 1', 0],
  ])('of a list of %i take the places of the skeleton on the screen', async (count, shown, waiting) => {
    const rows = Array.from({ length: count }, (_, index) => game(index + 1))
    const painted = await run({ count, rows }, { of: beginsWithGames, address })
    expect(painted.querySelector('ul')!.textContent).toBe(shown)
    expect(painted.querySelector('img')!.getAttribute('src')).toBe('/covers/1.svg')
    expect(painted.querySelectorAll('.waiting')).toHaveLength(waiting)
    expect(painted.dataset.filled).toBe('game-row')
  })

  it.each([
    ['beside another list', { items: [], rows: [game(7)] }, undefined],
    ['where the manifest says', { items: [], found: { games: [game(7)] } }, { GameList: { rows: '/found/games' } }],
    ['in an envelope', { data: { rows: [game(7)] } }, undefined],
  ])('are found %s', async (_name, body, answers) => {
    const of: Manifest = { ...beginsWithGames, ...(answers && { platform: { answers } }) }
    expect((await run(body, { of, address })).querySelector('ul')!.textContent).toBe('Game 7')
  })

  it('are shown of the first painted block that asks for something, whose template the painter draws', () => {
    const jackpot = { use: 'jackpot', kind: 'games' } as const
    const favourites = { use: 'game-row', title: 'lobby.favourites', source: 'favourites', limit: 30 } as const
    const forPlayers = { ...row!, guards: ['signed-in' as const] }
    expect(earlyBlock({ blocks: [forPlayers, jackpot, row!] })).toBe(row)
    expect(earlyBlock({ blocks: [favourites, row!] })).toBe(row)
    expect(earlyBlock({ blocks: [jackpot, jackpot, row!] })).toBeUndefined()
    expect(earlyBlock({ blocks: [row!] }, { lacks: ['GET /games'] })).toBeUndefined()
    expect(withEarlyBlocks(withBlocks(jackpot, row!)).pages.MAIN.blocks).toEqual([jackpot, { ...row, isEarly: true }])
  })
})
