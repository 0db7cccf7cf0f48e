import { observer } from 'mobx-react-lite'
import { Suspense, useDeferredValue, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { OverlayName } from '../shell/overlay-store.ts'
import { useStores, type Stores } from '../shell/stores.ts'
import { forgetFailures } from '../ui/lazy-with-retry.ts'
import { useHydrating } from '../ui/use-hydrating.ts'
import { isPageWindowOpen } from '../ui/window/page-windows.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { Widget } from './widget.tsx'
import { type Access } from './access.ts'
import { isOffered } from './offered.ts'
import { verdict } from '../shell/verdict.ts'

/**
 * The overlays that are wanted, that the brand has, and whose guards hold; of those that are modal, one at a time. They are rendered
 * in slices, so that what the player pressed is painted first.
 */
export const OpenOverlays = observer(function OpenOverlays() {
  const stores = useStores()
  const registry = useRegistry()
  const { overlays, modals } = registry
  const [shownModal, setShownModal] = useState<OverlayName>()
  const isHydrating = useHydrating()
  const names = isHydrating ? [] : (Object.keys(overlays) as OverlayName[])
  const wanting = requestedOverlays(names, registry, stores)
  const { modal, shown } = shownOf(wanting, modals, shownModal, isPageWindowOpen())
  if (modal !== shownModal) setShownModal(modal)
  const drawn = useDeferredValue(shown.join(' '))

  /** One that fails, as where its code does not come, makes way for the next. */
  function leave(name: OverlayName, error: unknown) {
    console.error(error)
    forgetFailures()
    stores.overlays.close(name)
    if (name !== 'toast') stores.toasts.show('error', stores.language.text('state.errorText'))
  }

  return namesIn(drawn).map((name) => (
    <ErrorBoundary key={name} fallback={null} onError={(error) => leave(name, error)}>
      <Suspense fallback={null}>
        <Widget slot="overlays" use={name} options={stores.manifest.overlays[name]} />
      </Suspense>
    </ErrorBoundary>
  ))
})

/** Of these overlays, those that are wanted, that the brand has, whose guards hold, and that offer a restricted player nothing. */
export const requestedOverlays = <Name extends OverlayName>(
  names: readonly Name[],
  { guards, offers, promotes }: Access,
  stores: Stores,
): Name[] =>
  names.filter((name) => {
    const settings = stores.manifest.overlays[name]
    const { visible, guards: references } = settings
    const isWithheld = stores.restriction.closing(name, offers.overlays.includes(name)) !== undefined
    if (!visible || isWithheld || !isOffered(name, settings, promotes, stores)) return false
    return stores.overlays.isOpen(name) && verdict(references, guards, stores) === true
  })

/**
 * Of the overlays that want to show, those that do: all that are not modal, and one modal. The one that is shown stays; the next,
 * the first in the order of `modals`, shows when it is gone and no window of the page itself is open.
 */
export function shownOf<Name extends OverlayName>(
  wanting: readonly Name[],
  modals: readonly OverlayName[],
  shownModal: OverlayName | undefined,
  isWindowOpen: boolean,
) {
  const stays = wanting.find((name) => name === shownModal)
  const next = isWindowOpen ? undefined : modals.find((name) => wanting.some((other) => other === name))
  const modal = stays ?? next
  return { modal, shown: wanting.filter((name) => name === modal || !modals.includes(name)) }
}

const namesIn = (joined: string) => joined.split(' ').filter(Boolean) as OverlayName[]
