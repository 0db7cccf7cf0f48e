// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { raise, stack } from './top-layer.ts'

const shown: string[] = []

/** jsdom has no popovers: these record their calls. */
function addPopover(id: string) {
  const popover = Object.assign(document.createElement('div'), { id })
  popover.setAttribute('popover', 'manual')
  Object.assign(popover, { showPopover: () => shown.push(`+${id}`), hidePopover: () => shown.push(`-${id}`) })
  document.body.append(popover)
  return popover
}

const addWindow = () => document.body.appendChild(document.createElement('dialog'))

beforeEach(() => void shown.splice(0))
afterEach(() => document.body.replaceChildren())

it('moves popovers into each window that opens, and back before it closes', () => {
  const notices = addPopover('notices')
  const [lower, upper] = [addWindow(), addWindow()]
  const unstackLower = stack(lower)
  expect([notices.parentElement, shown]).toEqual([lower, ['+notices']])
  const unstackUpper = stack(upper)
  expect(notices.parentElement).toBe(upper)
  unstackLower()
  expect(notices.parentElement).toBe(upper)
  lower.remove()
  unstackUpper()
  upper.remove()
  expect([notices.parentElement, notices.isConnected]).toEqual([document.body, true])
})

it('shows a popover again, above what has opened since', () => {
  const notices = addPopover('notices')
  raise(notices)
  expect(shown).toEqual(['-notices', '+notices'])
})

it('does nothing in browsers without popovers', () => {
  const notices = document.body.appendChild(document.createElement('div'))
  notices.setAttribute('popover', 'manual')
  const append = vi.spyOn(HTMLElement.prototype, 'append')
  stack(addWindow())()
  expect(append).not.toHaveBeenCalled()
  append.mockRestore()
})
