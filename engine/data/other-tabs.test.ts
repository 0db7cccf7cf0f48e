// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { notifyOtherTabs, onOtherTab, watchOtherTabs } from './other-tabs.ts'

beforeAll(watchOtherTabs)
// What a test left unheard is not for the next one.
afterEach(() => onOtherTab(() => undefined)())

const receive = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('notifies the other tabs through the storage and leaves nothing there', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem')
  notifyOtherTabs()
  const [key, value] = set.mock.calls[0]!
  expect(localStorage.length).toBe(0)

  const run = vi.fn()
  const stop = onOtherTab(run)
  receive(key, value)
  receive(key, null)
  receive('theme:ada', 'dark')
  expect(run).toHaveBeenCalledTimes(1)
  stop()
  receive(key, value)
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs when the browser restores the page from the back/forward cache', () => {
  const run = vi.fn()
  const stop = onOtherTab(run)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(run).toHaveBeenCalledTimes(1)
  stop()
})

it('runs at once for a change that came before anybody listened', () => {
  receive('session-changed', '1')
  receive('session-changed', '2')
  const run = vi.fn()
  onOtherTab(run)()
  expect(run).toHaveBeenCalledTimes(1)
  onOtherTab(run)()
  expect(run).toHaveBeenCalledTimes(1)
})

it('runs at once for a change that the shell noted before the engine ran', () => {
  window.isSessionChanged = true
  watchOtherTabs()
  const run = vi.fn()
  onOtherTab(run)()
  expect(run).toHaveBeenCalledTimes(1)
})
