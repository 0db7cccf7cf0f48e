import { reaction } from 'mobx'
import { ageGateStore } from './age-gate-store.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Asks a visitor for their age, until they say that they are old enough. */
export function askAge({ of, overlays }: Stores) {
  const gate = of(ageGateStore)
  reaction(
    () => gate.isOpen,
    (isOpen) => (isOpen ? overlays.open('age-gate') : overlays.close('age-gate')),
    { fireImmediately: true },
  )
}
