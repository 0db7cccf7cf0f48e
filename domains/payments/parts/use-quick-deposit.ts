import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'

/** Returns a function that opens the sheet to deposit over this page; undefined if the sheet or
 * deposits are not open to this player. Call it in observers, because what it returns changes. */
export function useQuickDeposit(): (() => void) | undefined {
  const { manifest, overlays } = useStores()
  const { verdict, isOpen } = useAccess()
  const { visible, guards } = manifest.overlays['quick-deposit']
  return visible && isOpen('DEPOSIT') && verdict(guards) === true ? () => overlays.open('quick-deposit') : undefined
}
