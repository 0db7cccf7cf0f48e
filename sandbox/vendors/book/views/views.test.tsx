// @vitest-environment jsdom
/** @jsxImportSource preact */
import { render } from 'preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SportEvent } from '../api-types.ts'
import { Betting } from '../betting.ts'
import { Pages } from '../pages.ts'
import { keyOf } from '../slip.ts'
import { Store } from '../store.ts'
import { say } from '../texts.ts'
import texts from '../texts/en.json' with { type: 'json' }
import { BookView } from './book-view.tsx'
import { BookProvider } from './context.ts'

const match = (id: string): SportEvent => ({
  id,
  sport: 'football',
  league: { id: 'eng-1', name: '<b>League</b>', country: 'GB' },
  name: `Home ${id} – Away ${id}`,
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: '2030-01-01T12:00:00Z',
  status: 'prematch',
  suspended: false,
  marketCount: 1,
  markets: [
    {
      id: 'result',
      kind: 'result',
      suspended: false,
      outcomes: ['home', 'draw', 'away'].map((outcome) => ({ id: outcome, name: outcome, odds: 2 })),
    },
  ],
})

let mount: HTMLElement
let store: Store
let draw: () => void

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  )
  mount = document.body.appendChild(document.createElement('div'))
  store = new Store(
    {
      root: mount,
      hosts: { api: 'https://api.example', cdn: 'https://cdn.example', live: 'wss://live.example' },
      look: 'betby',
      path: '/',
      token: '',
      language: 'en',
      theme: 'dark',
      oddsFormat: 'decimal',
      events: {},
    },
    texts,
    () => draw(),
  )
  const [pages, betting] = [new Pages(store), new Betting(store)]
  draw = () =>
    render(
      <BookProvider value={{ state: store.state, store, pages, betting, t: (key, values) => say(texts, key, values) }}>
        <BookView />
      </BookProvider>,
      mount,
    )
  show('1', '2', '3')
})

afterEach(() => {
  store.setSlip({ selections: [], mode: 'single', stake: '' })
  store.close()
  render(null, mount)
  mount.remove()
})

function show(...ids: string[]): void {
  store.receive(ids.map(match))
  store.change({ list: { status: 'ready', value: ids } })
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => mount.querySelector<E>(selector)!
const rows = () => [...mount.querySelectorAll('.event')]
const outcome = (event: string, id = 'home') =>
  find<HTMLButtonElement>(`[data-outcome="${keyOf({ event, market: 'result', outcome: id })}"]`)

it('keeps the element of each event when the order changes, and removes those of missing events', () => {
  const [one, two, three] = rows()
  show('3', '1', '4')
  expect(rows().map((row) => (row as HTMLElement).dataset.event)).toEqual(['3', '1', '4'])
  expect(rows()[0]).toBe(three)
  expect(rows()[1]).toBe(one)
  expect(two?.isConnected).toBe(false)
})

it('keeps a stake field with its focus while odds change, and writes only digits into it', () => {
  outcome('1').click()
  const field = find<HTMLInputElement>('[data-stake]')
  field.focus()
  field.value = '12x'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const moved = match('1')
  moved.markets[0]!.outcomes[0]!.odds = 2.2
  store.receive([moved])
  expect(find('[data-stake]')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('12')
  expect(find('.selection').dataset.state).toBe('changed')
  expect(outcome('1').dataset.move).toBe('up')
})

it('renders only those rows again in which something has changed', () => {
  let reads = 0
  const other = Object.defineProperty(match('9'), 'home', { get: () => `Home ${++reads}` })
  store.receive([other])
  store.change({ list: { status: 'ready', value: ['1', '9'] } })
  const before = reads
  expect(before).toBeGreaterThan(0)
  outcome('1').click()
  const moved = match('1')
  moved.markets[0]!.outcomes[0]!.odds = 2.2
  store.receive([moved])
  expect(outcome('1').getAttribute('aria-pressed')).toBe('true')
  expect(outcome('1').dataset.move).toBe('up')
  expect(reads).toBe(before)
  outcome('9').click()
  expect(outcome('9').getAttribute('aria-pressed')).toBe('true')
  expect(reads).toBeGreaterThan(before)
})

it('creates a new element for another market line', () => {
  const other = match('1')
  const before = outcome('1')
  other.markets[0]!.id = 'result:2'
  store.receive([other])
  expect(before.isConnected).toBe(false)
  expect(find('[data-outcome="1|result:2|home"]')).not.toBeNull()
})

it('sets and removes attributes and handlers', () => {
  const button = outcome('1')
  button.click()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(find('[data-slip]').dataset.slip).toBe('1')
  store.receive([{ ...match('1'), suspended: true }])
  expect(button.disabled).toBe(true)
  button.click()
  expect(find('[data-slip]').dataset.slip).toBe('1')
  store.receive([match('1')])
  expect(button.disabled).toBe(false)
  button.click()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(find('[data-slip]').dataset.slip).toBe('0')
})

it('renders names as text and omits missing values', () => {
  expect(find('.league-head h2 span').innerHTML).toBe('&lt;b&gt;League&lt;/b&gt;')
  expect(find('.side-line').outerHTML).toBe(
    '<span class="side-line"><span class="name" title="Home 1"><bdi>Home 1</bdi></span></span>',
  )
})

it('chooses the option of a select that is rendered with its options', () => {
  const formats = () => find<HTMLSelectElement>('[data-odds-format]')
  expect(formats().value).toBe('decimal')
  store.set({ oddsFormat: 'american' })
  expect(formats().value).toBe('american')
  expect(outcome('1').textContent).toContain('+100')
})

it('leaves sections and the odds format to the page around it, and keeps what that page does not have', () => {
  const shown = () => [...mount.querySelectorAll<HTMLElement>('.tab')].map(({ dataset }) => dataset.go)
  expect(shown()).toEqual(['/', '/live', '/bets', '/results'])
  store.options.shows = { sections: false, oddsFormat: false }
  store.change({})
  expect(shown()).toEqual(['/bets', '/results'])
  expect(mount.querySelector('[data-odds-format]')).toBeNull()
  // They lead back from another page.
  store.go({ page: 'results' })
  expect(shown()).toEqual(['/', '/live', '/bets', '/results'])
})

it('shows no name of a vendor', () => {
  expect(mount.textContent).not.toMatch(/betby|altenar|digitain/i)
  expect(find('.book').getAttribute('aria-label')).toBe('Sports')
})
