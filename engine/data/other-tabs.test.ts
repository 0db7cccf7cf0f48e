// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { onOtherTab, notifyOtherTabs } from './other-tabs.ts'

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
