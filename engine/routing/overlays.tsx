import { observer } from 'mobx-react-lite'
import { Suspense, useDeferredValue, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { OverlayName } from '../shell/overlay-store.ts'
import { useStores } from '../shell/stores.ts'
import { forgetFailures } from '../ui/lazy-with-retry.ts'
import { useHydrating } from '../ui/use-hydrating.ts'
import { isPageWindowOpen } from '../ui/window/page-windows.ts'
import { shownOf, requestedOverlays } from './overlay-queue.ts'
import { useRegistry } from './registry-context.ts'
import { Widget } from './widget.tsx'

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

const namesIn = (joined: string) => joined.split(' ').filter(Boolean) as OverlayName[]
