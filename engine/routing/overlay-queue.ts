import type { OverlayName } from '../shell/overlay-store.ts'
import type { Stores } from '../shell/stores.ts'
import { verdict, type Access } from './access.ts'

/** Of these overlays, those that are wanted, that the brand has, whose guards hold, and that offer a restricted player nothing. */
export const requestedOverlays = <Name extends OverlayName>(
  names: readonly Name[],
  { guards, offers }: Access,
  stores: Stores,
): Name[] =>
  names.filter((name) => {
    const { visible, guards: references } = stores.manifest.overlays[name]
    const isWithheld = stores.restriction.current !== undefined && offers.overlays.includes(name)
    return visible && !isWithheld && stores.overlays.isOpen(name) && verdict(references, guards, stores) === true
  })

/**
 * Of the overlays that want to show, those that do: all that are not modal, and one modal. The one that is shown stays; the next,
 * the first in the order of `modals`, shows when it is gone and no window of the page itself is open.
 */
export function shownOf<Name extends OverlayName>(
  wanting: readonly Name[],
  modals: readonly OverlayName[],
  shownModal: OverlayName | undefined,
  isPageWindowOpen: boolean,
) {
  const stays = wanting.find((name) => name === shownModal)
  const next = isPageWindowOpen ? undefined : modals.find((name) => wanting.some((other) => other === name))
  const modal = stays ?? next
  return { modal, shown: wanting.filter((name) => name === modal || !modals.includes(name)) }
}
