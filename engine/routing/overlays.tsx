import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { BuiltOverlay } from '../registry.ts'
import { useStores } from '../stores/stores.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { useAccess, useRegistry } from './registry-context.ts'
import { Widget } from './widget.tsx'

/** The overlays that are wanted, that the brand has, and whose guards hold; in the registry’s order. */
export const OpenOverlays = observer(function OpenOverlays() {
  const { manifest, overlays } = useStores()
  const access = useAccess()
  const names = Object.keys(useRegistry().overlays) as BuiltOverlay[]
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
