import { autorun, observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { OverlayStore } from './overlay-store.ts'

it('is changed by what follows other state, without a warning of MobX', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [overlays, isDue, seen] = [new OverlayStore(), observable.box(false), [] as boolean[]]
  const stops = [
    autorun(() => void seen.push(overlays.isOpen('popups'))),
    autorun(() => (isDue.get() ? overlays.open('popups') : overlays.close('popups'))),
  ]
  runInAction(() => isDue.set(true))
  runInAction(() => isDue.set(false))
  for (const stop of stops) stop()
  expect([seen, warn.mock.calls]).toEqual([[false, true, false], []])
})
