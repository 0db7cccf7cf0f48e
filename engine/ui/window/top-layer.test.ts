// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { raise, stack } from './top-layer.ts'

const shown: string[] = []

/** jsdom knows no popovers: here they say what becomes of them. */
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

it('raises what is there into each window that opens, and back before it goes', () => {
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

it('shows anew, over what has opened since, one that is in its place', () => {
  const notices = addPopover('notices')
  raise(notices)
  expect(shown).toEqual(['-notices', '+notices'])
})

it('leaves everything where it is in browsers without popovers', () => {
  const notices = document.body.appendChild(document.createElement('div'))
  notices.setAttribute('popover', 'manual')
  const append = vi.spyOn(HTMLElement.prototype, 'append')
  stack(addWindow())()
  expect(append).not.toHaveBeenCalled()
  append.mockRestore()
})
