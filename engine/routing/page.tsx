import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import type { Page as PageOfManifest, PageKey } from '#manifest'
import { useStores } from '../shell/stores.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Failure } from '../ui/failure.tsx'
import { lazyWithRetry, forgetFailures } from '../ui/lazy-with-retry.ts'
import { PageStateContext, useBlockState } from '../ui/page-state.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { Blocks } from './blocks.tsx'
import { isOfflinePage } from './is-offline-page.ts'
import { Notes, RestrictionNotice } from './restriction-notice.tsx'
import { useAccess } from './use-access.ts'
import { useRegistry } from '../shell/registry-context.ts'
import { usePageTitle } from './use-head.ts'
import { Widget } from './widget.tsx'
import styles from './page.module.css'

const profileFrame = () => import('./profile-frame.tsx')
const ProfileHead = lazyWithRetry(async () => ({ default: (await profileFrame()).ProfileHead }))
const ProfileMenu = lazyWithRetry(async () => ({ default: (await profileFrame()).ProfileMenu }))
const Instead = lazyWithRetry(() => import('./instead.tsx'))

/** The page of a route, or the not-found page if it is not open to this player. */
export const Page = observer(function Page({ page }: { page: PageKey }) {
  const { manifest, session } = useStores()
  const access = useAccess()
  const verdict = access.page(page)
  if (verdict === 'sign-in' && session.loading !== 'done') {
    const { title } = manifest.pages[page]
    return <Main name={page} title={title} blocks={[]} Content={UnknownPlayer} />
  }
  if (verdict === 'sign-in') return <NotFound title="notFound.signInTitle" />
  if (verdict === false) return <NotFound title={access.refuses(page) ? 'notFound.refusedTitle' : undefined} />
  return <Main name={page} {...manifest.pages[page]} />
})

/** The page for unknown paths and for pages that are not open to this player. */
export function NotFound({ title = 'notFound.title' }: { title?: string | undefined }) {
  const { manifest } = useStores()
  return <Main name="NOT_FOUND" title={title} blocks={manifest.notFound} />
}

/** The number of blocks a first screen usually holds; they are rendered before the others. */
const initialBlocks = 2

interface MainProps extends Pick<PageOfManifest, 'title' | 'layout' | 'blocks'> {
  name: PageKey | 'NOT_FOUND'
  /** What is shown in place of the blocks. */
  Content?: ComponentType
}

const Main = observer(function Main({ name, title, layout, blocks, Content: own }: MainProps) {
  const { pageState, manifest } = useStores()
  const { continued } = useRegistry()
  const { t } = useTranslation()
  const heading = t(title)
  const Content = own ?? (manifest.maintenance?.pages?.[name] || isOfflinePage() ? Instead : Blocks)
  usePageTitle(name, heading)
  const isProfile = layout === 'profile'

  return (
    <PageStateContext value={pageState}>
      <div className={layout && styles[layout]}>
        {isProfile && <Menu page={name} place="beside" />}
        <main
          key={name}
          className={styles.page}
          data-page={name}
          data-state={pageState.current}
          data-continued={Content === Blocks && blocks.some(({ use }) => continued.includes(use)) ? '' : undefined}
          id="content"
          tabIndex={-1}
        >
          {!isProfile && <h1 className="visually-hidden">{heading}</h1>}
          {!isProfile && <RestrictionNotice blocks={blocks} />}
          <Boundary fallback={<PageLoader />}>
            <BlockBoundary>
              {isProfile && <ProfileHead home={name === 'PROFILE'} heading={heading} />}
              {isProfile && <RestrictionNotice blocks={blocks} />}
              <Notes page={name} place="above" />
              <div className={styles.content} data-content>
                <Content page={name} blocks={blocks} first={initialBlocks} />
              </div>
            </BlockBoundary>
          </Boundary>
          <Notes page={name} place="below" />
        </main>
        {isProfile && name === 'PROFILE' && <Menu page={name} place="below" />}
      </div>
    </PageStateContext>
  )
})

/** The profile menu. A profile page works without it, so an error hides it until the next page. */
function Menu({ page, place }: { page: string; place: 'beside' | 'below' }) {
  return (
    <ErrorBoundary fallback={null} onError={forgetFailures} resetKeys={[page]}>
      <Boundary fallback={null}>
        <ProfileMenu place={place} />
      </Boundary>
    </ErrorBoundary>
  )
}

/** In place of a page for players, while it is not known who is signed in. */
const UnknownPlayer = observer(function UnknownPlayer() {
  const { session } = useStores()
  const hasFailed = session.loading === 'failed'
  useBlockState(hasFailed ? 'error' : 'loading')
  return hasFailed ? <Failure onRetry={() => void session.load()} /> : <PageLoader />
})

/** The page while it is not known which one it is: in the HTML file for any path. */
export const WaitingPage = () => (
  <main className={styles.page} id="content">
    <PageLoader />
  </main>
)

/** The brand’s loader, shown while code and texts of the page’s blocks are loading. */
const PageLoader = observer(function PageLoader() {
  const { manifest, language } = useStores()
  useBlockState(language.isMissing ? 'error' : 'loading')
  if (language.isMissing) return <Failure onRetry={language.askAgain} />
  return (
    <ErrorBoundary fallback={null} onError={forgetFailures}>
      <Boundary fallback={null}>
        <Widget slot="loaders" use={manifest.loader.use} options={manifest.loader} />
      </Boundary>
    </ErrorBoundary>
  )
})

/** On each navigation, scrolls to the top and moves the focus to the content (spec §2). */
export function useFreshPage(path: string) {
  const first = useRef(true)
  // A layout effect, because effects of the page may restore a scroll position.
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
