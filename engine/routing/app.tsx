import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useLayoutEffect, useState, type ComponentType } from 'react'
import { BrowserRouter, Route, Routes, useLocation, type Location } from 'react-router-dom'
import type { RouteKey } from '#manifest'
import type { Registry } from '../registry.ts'
import { StoresContext, useStores, type Stores } from '../shell/stores.ts'
import { AfterLoads } from '../ui/lazy-with-retry.ts'
import { PictureServiceContext } from '../ui/picture-sizes.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { Frame } from './frame.tsx'
import { KeepMountedContext } from './keep-mounted.ts'
import { OpenOverlays } from './overlays.tsx'
import { NotFound, Page, useFreshPage } from './page.tsx'
import { RegistryContext } from './registry-context.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/** The root component: frame, routes and overlays of the brand. */
export function App({ stores, registry }: { stores: Stores; registry: Registry }) {
  const [kept, setKept] = useState<readonly ComponentType[]>([])
  const keep = useCallback(
    (part: ComponentType) => setKept((parts) => (parts.includes(part) ? parts : [...parts, part])),
    [],
  )
  return (
    <StoresContext value={stores}>
      <RegistryContext value={registry}>
        <PictureServiceContext value={stores.manifest.images?.service}>
          <BrowserRouter useTransitions={false}>
            <Site kept={kept} keep={keep} />
            <OpenOverlays />
            <AfterLoads />
          </BrowserRouter>
        </PictureServiceContext>
      </RegistryContext>
    </StoresContext>
  )
}

interface SiteProps {
  kept: readonly ComponentType[]
  keep: (part: ComponentType) => void
}

/**
 * The frame and the page. The location is read above the Suspense boundary and passed down as a prop: React may not
 * propagate a context change into suspended children.
 */
export const Site = observer(function Site({ kept, keep }: SiteProps) {
  const address = useLocation()
  const { restriction } = useStores()
  return (
    <Suspense fallback={null}>
      <Frame>
        <KeepMountedContext value={keep}>
          <CurrentPage address={address} />
        </KeepMountedContext>
        {/* They belong to blocks that a restriction hides. */}
        {(restriction.current ? [] : kept).map((Part, index) => (
          <BlockBoundary key={index}>
            <Suspense fallback={null}>
              <Part />
            </Suspense>
          </BlockBoundary>
        ))}
      </Frame>
    </Suspense>
  )
})

const CurrentPage = observer(function CurrentPage({ address }: { address: Location }) {
  const { manifest, location } = useStores()
  const { pages } = manifest
  const { pathname, search } = address
  useLayoutEffect(() => location.receive(pathname, search), [location, pathname, search])
  useFreshPage(pathname)
  useOtherTabs()
  return (
    <Routes location={address}>
      {(Object.keys(pages) as RouteKey[]).map((page) => (
        // A path with parameters is remounted for other parameters, such as another game.
        <Route
          key={page}
          path={pages[page].path}
          element={<Page key={pages[page].path.includes(':') ? pathname : page} page={page} />}
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
})
