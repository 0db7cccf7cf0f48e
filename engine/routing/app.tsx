import { observer } from 'mobx-react-lite'
import { Suspense, useLayoutEffect } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import type { RouteKey } from '#manifest'
import type { Registry } from '../registry.ts'
import { StoresContext, useStores, type Stores } from '../stores/stores.ts'
import { Splash } from '../ui/splash.tsx'
import { Frame } from './frame.tsx'
import { OpenOverlays } from './overlays.tsx'
import { NotFound, Page, useFreshPage } from './page.tsx'
import { RegistryContext } from './registry-context.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/** The running brand: its frame, its routes and its overlays. */
export function App({ stores, registry }: { stores: Stores; registry: Registry }) {
  return (
    <StoresContext value={stores}>
      <RegistryContext value={registry}>
        <BrowserRouter useTransitions={false}>
          <Suspense fallback={<Splash logo={stores.manifest.logo} />}>
            <Frame>
              <CurrentPage />
            </Frame>
          </Suspense>
          <OpenOverlays />
        </BrowserRouter>
      </RegistryContext>
    </StoresContext>
  )
}

const CurrentPage = observer(function CurrentPage() {
  const { manifest, location } = useStores()
  const { pages } = manifest
  const { pathname } = useLocation()
  useLayoutEffect(() => location.receive(pathname), [location, pathname])
  useFreshPage(pathname)
  useOtherTabs()
  return (
    <Routes>
      {(Object.keys(pages) as RouteKey[]).map((page) => (
        <Route key={page} path={pages[page].path} element={<Page page={page} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
})
