// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import { JackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { Amount } from '#domains/jackpots/parts/jackpot-amount.tsx'
import { jackpotLook } from '#domains/jackpots/parts/jackpot-list.tsx'

const jackpot = (level: number, amount: number): Jackpot => ({
  id: `j${level}`,
  name: `Level ${level}`,
  kind: 'games',
  level,
  amount,
  currency: 'EUR',
})

/** Reports whether the list is on the screen. */
let turn: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  class Screen {
    constructor(report: (entries: object[]) => void) {
      turn = (isIntersecting) => report([{ isIntersecting }])
    }
    observe() {
      turn(true)
    }
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Screen)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Two jackpots of 100 and 2,000 in a look that counts how often each is rendered. */
function show() {
  const store = new JackpotStore({ info: () => new Promise(() => undefined), infoFromPage: async () => undefined })
  store.receive([jackpot(1, 100), jackpot(2, 2000)])
  const renders: Record<string, number> = {}
  const count = (id: string) => void (renders[id] = (renders[id] ?? 0) + 1)
  const counted = (id: string, node: ReactNode) => (
    <Profiler id={id} onRender={count}>
      {node}
    </Profiler>
  )
  const Look = jackpotLook({
    layout: 'columns',
    styles: {},
    draw: ({ jackpot: shown }) => counted(shown.id, <Amount jackpot={shown} />),
  })
  const i18n = createInstance()
  void i18n.init({ lng: 'en', initAsync: false })
  const { container, unmount } = render(
    <I18nextProvider i18n={i18n}>
      <Look jackpots={store.ofKind('games')} />
    </I18nextProvider>,
  )
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const receive = (...list: Jackpot[]) => act(() => store.receive(list))
  return { container, unmount, renders, receive, pass, shown: () => texts('p[aria-hidden]'), read: () => texts('bdi') }
}

it('runs to the next amount in steps', () => {
  const { receive, pass, shown } = show()
  expect(shown()).toEqual(['€2,000.00', '€100.00'])
  receive(jackpot(1, 106), jackpot(2, 2000))
  pass(300)
  expect(shown()[1]).toBe('€101.00')
  pass(600)
  expect(shown()[1]).toBe('€103.00')
  pass(900)
  expect(shown()[1]).toBe('€106.00')
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
})

it('is at the last amount half a second after the end of a flood', () => {
  const { receive, pass, shown } = show()
  for (let event = 1; event <= 40; event++) {
    receive(jackpot(1, 100 + event), jackpot(2, 2000))
    pass(250)
  }
  pass(250)
  expect(shown()[1]).toBe('€140.00')
})

it('runs in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const { receive, pass, shown } = show()
  receive(jackpot(1, 106), jackpot(2, 2000))
  pass(300)
  expect(shown()[1]).toBe('€101.00')
})

it('does not run backwards when a jackpot is won', () => {
  const { receive, pass, shown } = show()
  receive(jackpot(1, 10), jackpot(2, 2000))
  pass(300)
  expect(shown()[1]).toBe('€10.00')
})

it('takes one step under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { receive, pass, shown } = show()
  receive(jackpot(1, 106), jackpot(2, 2000))
  pass(300)
  expect(shown()[1]).toBe('€106.00')
})

it('renders only the counter that changes, however many events come', () => {
  const { receive, pass, renders } = show()
  const before = { ...renders }
  for (let event = 1; event <= 300; event++) {
    receive(jackpot(1, 100 + event), jackpot(2, 2000))
    pass(10)
  }
  expect(renders.j2).toBe(before.j2)
  // Ten visible steps of 300 ms, and no update for screen readers yet.
  expect(renders.j1! - before.j1!).toBeGreaterThan(5)
  expect(renders.j1! - before.j1!).toBeLessThanOrEqual(12)
})

it('updates the text for screen readers every five seconds, without a live region', () => {
  const { container, receive, pass, read } = show()
  for (let event = 1; event <= 49; event++) {
    receive(jackpot(1, 100 + event), jackpot(2, 2000))
    pass(100)
    expect(read()[1]).toBe('€100.00')
  }
  pass(300)
  expect(read()[1]).toBe('€149.00')
  expect(container.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull()
})

it.each([
  ['off the screen', (away: boolean) => turn(!away)],
  [
    'in a hidden tab',
    (away: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(away)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('pauses %s, and is up to date as soon as it resumes', (_where, leave) => {
  const { container, receive, pass, renders, shown } = show()
  act(() => leave(true))
  expect(container.querySelector('[data-paused]')).toBeTruthy()
  const before = { ...renders }
  receive(jackpot(1, 150), jackpot(2, 2500))
  pass(10_000)
  expect(renders).toEqual(before)
  expect(vi.getTimerCount()).toBe(0)
  act(() => leave(false))
  expect(shown()).toEqual(['€2,500.00', '€150.00'])
  expect(container.querySelector('[data-paused]')).toBeNull()
})

it('leaves no timer running', () => {
  const { receive, unmount } = show()
  receive(jackpot(1, 106), jackpot(2, 2000))
  unmount()
  vi.advanceTimersByTime(5000)
  expect(vi.getTimerCount()).toBe(0)
})
