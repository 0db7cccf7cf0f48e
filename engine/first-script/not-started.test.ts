// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayIfNotStarted } from './not-started.ts'
import { showStarted } from './show-started.ts'

const state = { errorText: 'Échec', slowText: 'C’est long', retry: 'Réessayer' }
const ended = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, listener: unknown) =>
    add(name, listener as EventListener, { capture: true, signal: ended.signal }),
  )
  const texts = JSON.stringify({ fr: { common: { state } } })
  document.body.innerHTML = `<script type="application/json" id="texts">${texts}</script>`
  sayIfNotStarted()
})

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.started
})

function failToLoad(type: string) {
  const script = document.createElement('script')
  script.type = type
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}
const strip = () => document.getElementById('not-started')
const said = () => [...document.querySelectorAll('#not-started p')].map(({ textContent }) => textContent)

it('says in the page’s language that the engine failed to load, with a retry button', () => {
  failToLoad('text/javascript')
  expect(strip()).toBeNull()
  failToLoad('module')
  expect(said()).toEqual(['Échec'])
  expect([strip()!.lang, strip()!.getAttribute('role'), strip()!.querySelector('button')!.textContent]).toEqual([
    'fr',
    'alert',
    'Réessayer',
  ])
})

it('says after five seconds that it takes long, and in its place what fails later', () => {
  vi.advanceTimersByTime(4999)
  expect(strip()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(said()).toEqual(['C’est long'])
  failToLoad('module')
  expect(said()).toEqual(['Échec'])
})

it('still says that it failed after five seconds', () => {
  failToLoad('module')
  vi.advanceTimersByTime(5000)
  expect(said()).toEqual(['Échec'])
})

it('says nothing once the engine has drawn the page, which removes what was said', () => {
  vi.advanceTimersByTime(5000)
  Object.assign(document.documentElement.dataset, { waiting: '', player: '' })
  showStarted()
  expect([strip(), { ...document.documentElement.dataset }]).toEqual([null, { started: '' }])
  failToLoad('module')
  expect(strip()).toBeNull()
})

it('says nothing on a page without texts', () => {
  document.body.replaceChildren()
  vi.advanceTimersByTime(5000)
  failToLoad('module')
  expect(strip()).toBeNull()
})
