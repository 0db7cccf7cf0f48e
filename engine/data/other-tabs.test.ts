// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { onOtherTab, tellOtherTabs } from './other-tabs.ts'

const heard = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('tells the others by a change of the storage that leaves nothing there', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem')
  tellOtherTabs()
  const [key, value] = set.mock.calls[0]!
  expect(localStorage.length).toBe(0)

  const run = vi.fn()
  const stop = onOtherTab(run)
  heard(key, value)
  heard(key, null)
  heard('theme:ada', 'dark')
  expect(run).toHaveBeenCalledTimes(1)
  stop()
  heard(key, value)
  expect(run).toHaveBeenCalledTimes(1)
})

it('asks when the browser brings the page back', () => {
  const run = vi.fn()
  const stop = onOtherTab(run)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(run).toHaveBeenCalledTimes(1)
  stop()
})
