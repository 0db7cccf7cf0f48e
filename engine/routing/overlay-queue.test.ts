import { describe, expect, it } from 'vitest'
import schema from '../../schemas/generated/manifest.schema.json' with { type: 'json' }
import type { OverlayName } from '../shell/overlay-store.ts'
import { registry } from '../../widgets/registry.ts'
import { shownOf } from './overlays.tsx'

const modalOrder = registry.modals

const show = (wanting: OverlayName[], shownModal?: OverlayName, isPageWindowOpen = false) =>
  shownOf(wanting, modalOrder, shownModal, isPageWindowOpen)

describe('the order of overlays', () => {
  it('has a place for each modal one, and none for notices and non-modal ones', () => {
    const names = Object.keys(schema.$defs.Overlays.properties)
    expect(names.length).toBeGreaterThan(9)
    const others = ['toast', 'clean-cache', 'chat', 'consent', 'session-clock', 'panic-button']
    expect([...modalOrder, ...others].sort()).toEqual(names.sort())
  })

  it('shows each before those after it, one at a time', () => {
    const waiting = [...modalOrder].reverse() as OverlayName[]
    const came: (OverlayName | undefined)[] = []
    let current: OverlayName | undefined
    while (waiting.length > 0) {
      const { modal, shown } = show(waiting, current)
      expect(shown).toEqual([modal])
      came.push(modal)
      current = modal
      waiting.splice(waiting.indexOf(modal!), 1)
    }
    expect(came).toEqual([...modalOrder])
  })

  it('shows player protection before anything else', () => {
    expect(show(['popups', 'payment-result', 'reset-password', 'age-gate']).modal).toBe('age-gate')
    expect(show(['voucher', 'sidebar', 'reality-check']).modal).toBe('reality-check')
    expect(show(['popups', 'reality-check', 'notices', 'idle-sign-out']).modal).toBe('idle-sign-out')
    expect(show(['popups', 'reality-check', 'notices']).modal).toBe('notices')
  })

  it('keeps the current one when an earlier one opens, until its guard closes it', () => {
    expect(show(['popups', 'reset-password'], 'popups').modal).toBe('popups')
    expect(show(['reset-password'], 'popups').modal).toBe('reset-password')
    expect(show([], 'popups').modal).toBeUndefined()
  })

  it('shows notices beside a modal, and several at once', () => {
    expect(show(['toast', 'cashback', 'clean-cache', 'popups']).shown).toEqual(['toast', 'cashback', 'clean-cache'])
  })

  it('waits while a window of the page is open; the current one stays', () => {
    expect(show(['toast', 'cashback'], undefined, true)).toEqual({ modal: undefined, shown: ['toast'] })
    expect(show(['cashback', 'voucher'], 'cashback', true).modal).toBe('cashback')
  })
})
