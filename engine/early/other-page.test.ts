// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { EarlyPage } from './other-page.ts'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const games = { use: 'game-grid', names: {}, lists: [], held: 'rows' }
const game = { use: 'game', names: {}, lists: [], held: 'rows', key: ['providerId', 'id'] }
const text = { use: 'static-page', names: { html: ['html', 'content'] }, lists: [], html: 'html' }
const tile = '<li data-times="3"><i></i></li>'
const list = `<ul><li>All</li></ul><ul>${tile}</ul>`

/** Opens a page whose painted place has this skeleton and template, and lets its style sheets come. */
async function open(
  { read, ...page }: Partial<Omit<EarlyPage, 'read'>> & { read: Promise<Response | undefined> },
  skeleton: string,
  model: string,
  before: () => void = () => {},
) {
  document.body.innerHTML = `<div id="painted"><div data-part="other-page">Loading</div></div><template data-for="GAMES"><main><div><section>${skeleton}</section><template>${model}</template></div></main></template>`
  window.sheets = Promise.resolve()
  window.early = { page: 'GAMES', styles: ['/own.css'], read, ...page }
  vi.resetModules()
  await import('./other-page.ts')
  const sheet = document.querySelector<HTMLLinkElement>('link[href="/own.css"]')!
  expect(document.getElementById('painted')!.textContent).toBe('Loading')
  before()
  sheet.dispatchEvent(new Event('load'))
  for (let turn = 0; turn < 5; turn++) await new Promise((later) => setTimeout(later))
  return document.getElementById('painted')!
}

beforeEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/games')
  for (const [name, size] of Object.entries({ innerWidth: 400, innerHeight: 600 })) vi.stubGlobal(name, size)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
})

it('shows the painted page once its style sheets apply, and fills the places of its last list', async () => {
  const response = answer({ count: 5, rows: [1, 2, 3, 4, 5].map((id) => ({ name: `Game ${id}` })) })
  const painted = await open({ places: games, read: Promise.resolve(response) }, list, '<li><b>{name}</b></li>')
  expect([...painted.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'All',
    'Game 1',
    'Game 2',
    'Game 3',
  ])
  expect(painted.dataset.filled).toBe('game-grid')
  // The engine reads the same answer.
  expect(response.bodyUsed).toBe(false)
})

it('fills the places beside the first one and those in the upper half of the screen', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ name: `Game ${index + 1}` }))
  const tops = [0, 200, 200, 250, 350, 500]
  const places = document.getElementsByTagName('li')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[Array.from(places).indexOf(this as HTMLLIElement)], 100, 60)
  })
  const read = Promise.resolve(answer({ rows }))
  const skeleton =
    '<ul><li>All</li></ul><ul><li><i></i></li><li><i></i></li><li><i></i></li><li><i></i></li><li><i></i></li></ul>'
  const painted = await open({ places: games, read }, skeleton, '<li><b>{name}</b></li>')
  expect([...painted.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    'Game 1',
    'Game 2',
    'Game 3',
  ])
  expect(painted.querySelectorAll('i')).toHaveLength(2)
})

it('reports nothing where the engine has taken the answer already', async () => {
  const taken = answer({ rows: [{ name: 'Game' }] })
  await taken.text()
  const reported = vi.fn()
  process.on('unhandledRejection', reported)
  const painted = await open({ places: games, read: Promise.resolve(taken) }, list, '<li><b>{name}</b></li>')
  process.off('unhandledRejection', reported)
  expect(painted.querySelectorAll('i')).toHaveLength(3)
  expect(reported).not.toHaveBeenCalled()
})

it.each([
  ['fails', Promise.resolve(answer({}, 500))],
  ['is lost', Promise.resolve(undefined)],
  ['has no games', Promise.resolve(answer({ count: 0, rows: [] }))],
])('leaves the places empty where the answer %s', async (_name, read) => {
  const painted = await open({ places: games, read }, list, '<li><b>{name}</b></li>')
  expect(painted.querySelectorAll('i')).toHaveLength(3)
  expect(painted.dataset.filled).toBeUndefined()
})

it('shows the skeleton alone where only the engine can read the answer', async () => {
  const read = Promise.resolve(answer({ rows: [{ name: 'Game' }] }))
  expect((await open({ read }, list, '<li><b>{name}</b></li>')).querySelectorAll('i')).toHaveLength(3)
})

it('keeps the loader where a style sheet fails, and leaves the sheet to the engine', async () => {
  const painted = await open({ read: Promise.resolve(answer({})) }, list, '<li></li>', () =>
    document.querySelector('link')!.dispatchEvent(new Event('error')),
  )
  expect(painted.textContent).toBe('Loading')
  expect(document.querySelector('link')).toBeNull()
})

it('leaves it to an engine that draws already', async () => {
  const read = Promise.resolve(answer({ rows: [{ name: 'Game' }] }))
  const painted = await open({ places: games, read }, list, '<li><b>{name}</b></li>', () =>
    document.querySelector('template')!.remove(),
  )
  expect(painted.textContent).toBe('Loading')
})

const gameModel =
  '<article><h2>{name}</h2><a href="/login">Sign in</a><a data-only="hasDemo" href="/demo">Demo</a></article>'

it.each([
  [true, 'FoxSign inDemo'],
  ['1', 'FoxSign inDemo'],
  [false, 'FoxSign in'],
  [0, 'FoxSign in'],
  [undefined, 'FoxSign in'],
])('shows the game of the path, with its demo: %s', async (hasDemo, shown) => {
  history.replaceState(null, '', '/game/amber%20circuit/fox/')
  const rows = [
    { id: 'fox', providerId: 'other', name: 'Another' },
    { id: 'fox', providerId: 'amber circuit', name: 'Fox', hasDemo },
  ]
  const painted = await open({ places: game, read: Promise.resolve(answer({ rows })) }, '<i></i>', gameModel)
  expect(painted.textContent).toBe(shown)
  expect(painted.querySelector('section')).toBeNull()
  // Words of the page are told from the game’s: they may be in another language.
  expect([...painted.querySelectorAll('[data-words]')].map(({ localName }) => localName)).not.toContain('h2')
})

it('shows no game where the platform returns another one', async () => {
  history.replaceState(null, '', '/game/amber/fox')
  const rows = [{ id: 'wolf', providerId: 'amber', name: 'Wolf' }]
  const painted = await open({ places: game, read: Promise.resolve(answer({ rows })) }, '<i></i>', gameModel)
  expect(painted.querySelector('article')).toBeNull()
})

it.each([
  ['itself', { title: 'Terms', html: '<p onclick="x">One</p>' }],
  ['in an envelope', { page: { title: 'Terms', content: '<p>One</p>' } }],
])('shows a text that is the answer %s', async (_name, body) => {
  const model = '<article><h2>{title}</h2><div data-html="true"></div></article>'
  const painted = await open({ places: text, read: Promise.resolve(answer(body)) }, '<i></i>', model)
  expect(painted.querySelector('article')!.innerHTML).toBe('<h2>Terms</h2><div data-html="true"><p>One</p></div>')
})
