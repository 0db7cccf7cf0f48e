import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { OverlayName } from '../stores/overlay-store.ts'
import { useStores } from '../stores/stores.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { useAccess } from './registry-context.ts'
import { Widget } from './widget.tsx'

/** The overlays that are wanted, that the brand has, and whose guards hold. */
export const OpenOverlays = observer(function OpenOverlays() {
  const { manifest, overlays } = useStores()
  const access = useAccess()
  const names = Object.keys(manifest.overlays) as OverlayName[]
  const shown = names.filter((name) => {
    const { visible, guards } = manifest.overlays[name]
    return visible && overlays.isOpen(name) && access.verdict(guards) === true
  })
  return shown.map((name) => (
    <BlockBoundary key={name}>
      <Suspense fallback={null}>
        <Widget slot="overlays" use={name} options={manifest.overlays[name] as never} />
      </Suspense>
    </BlockBoundary>
  ))
})
