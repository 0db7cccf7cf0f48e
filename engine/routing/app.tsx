import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Route, Routes, useLocation, type Location } from 'react-router-dom'
import type { PageKey } from '#manifest'
import type { Registry } from '../registry.ts'
import { StoresContext, useStores, type Stores } from '../shell/stores.ts'
import { BoundariesContext, Boundary, type Boundaries } from '../ui/boundary.tsx'
import { AfterLoads } from '../ui/lazy-with-retry.ts'
import { LinkAddressContext } from '../ui/link-address.ts'
import { PictureServiceContext, pictureServiceOf } from '../ui/picture-sizes.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { Frame } from './frame.tsx'
import { KeepMountedContext } from './keep-mounted.ts'
import { OpenOverlays } from './overlays.tsx'
import { NotFound, Page, useFreshPage } from './page.tsx'
import { RegistryContext } from '../shell/registry-context.ts'
import { useOtherTabs } from './use-other-tabs.ts'

interface ProvidersProps {
  stores: Stores
  registry: Registry
  /** The site’s origin. */
  origin: string
  /** Follows the parts of the page’s HTML file. */
  boundaries: Boundaries
}

interface AppProps extends ProvidersProps {
  /** Puts the site into a router. */
  inRouter: (site: ReactNode) => ReactNode
}

/**
 * The root component: frame, routes and overlays of the brand. It is the same in Node, where publishing renders the pages’ HTML files:
 * the ids of elements depend on it.
 */
export function App({ inRouter, ...props }: AppProps) {
  const [kept, setKept] = useState<readonly ComponentType[]>([])
  const keep = useCallback(
    (part: ComponentType) => setKept((parts) => (parts.includes(part) ? parts : [...parts, part])),
    [],
  )
  return (
    <Providers {...props}>
      {inRouter(
        <>
          <Site kept={kept} keep={keep} />
          <OpenOverlays />
          <AfterLoads />
        </>,
      )}
    </Providers>
  )
}

/** What the engine’s components need around them, besides a router. */
export const Providers = ({
  stores,
  registry,
  origin,
  boundaries,
  children,
}: ProvidersProps & { children: ReactNode }) => (
  <StoresContext value={stores}>
    <RegistryContext value={registry}>
      <PictureServiceContext value={pictureServiceOf(stores.manifest, origin)}>
        <LinkAddresses>
          <BoundariesContext value={boundaries}>{children}</BoundariesContext>
        </LinkAddresses>
      </PictureServiceContext>
    </RegistryContext>
  </StoresContext>
)

/** Links in content stay in the language of the page, which a new function stands for. */
const LinkAddresses = observer(function LinkAddresses({ children }: { children: ReactNode }) {
  const { location } = useStores()
  const { base } = location
  const linkAddress = useCallback(
    (path: string) => (base ? location.addressOf(location.pathOf(path)) : path),
    [base, location],
  )
  return <LinkAddressContext value={linkAddress}>{children}</LinkAddressContext>
})

interface SiteProps {
  kept: readonly ComponentType[]
  keep: (part: ComponentType) => void
}

/**
 * The frame and the page. The location is read above the Suspense boundary and passed down as a prop: React may not
 * propagate a context change into suspended children.
 */
const Site = observer(function Site({ kept, keep }: SiteProps) {
  const address = useLocation()
  const { restriction } = useStores()
  return (
    <Boundary fallback={null}>
      <Frame>
        <KeepMountedContext value={keep}>
          <CurrentPage address={address} />
        </KeepMountedContext>
        {/* They belong to blocks that a restriction hides. */}
        {(restriction.current ? [] : kept).map((Part, index) => (
          <BlockBoundary key={index}>
            <Boundary fallback={null}>
              <Part />
            </Boundary>
          </BlockBoundary>
        ))}
      </Frame>
    </Boundary>
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
      {(Object.keys(pages) as PageKey[]).map((page) => (
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
