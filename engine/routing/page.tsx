import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Block, RouteKey } from '#manifest'
import { useStores } from '../stores/stores.ts'
import { PageStateContext, usePartState } from '../ui/page-state.ts'
import { Blocks } from './blocks.tsx'
import { useAccess } from './registry-context.ts'
import { Widget } from './widget.tsx'
import styles from './page.module.css'

/** The page of a route, or the not-found page where it is not open to this player. */
export const Page = observer(function Page({ page }: { page: RouteKey }) {
  const { manifest } = useStores()
  const { title, blocks } = manifest.pages[page]
  const verdict = useAccess().page(page)
  if (verdict !== true) return <NotFound title={verdict === 'sign-in' ? 'notFound.signInTitle' : undefined} />
  return <Main key={page} name={page} title={title} blocks={blocks} />
})

/** The page for what is not there, or not for this player. */
export function NotFound({ title = 'notFound.title' }: { title?: string }) {
  const { manifest } = useStores()
  return <Main name="NOT_FOUND" title={title} blocks={manifest.notFound} />
}

interface MainProps {
  name: RouteKey | 'NOT_FOUND'
  title: string
  blocks: readonly Block[]
}

const Main = observer(function Main({ name, title, blocks }: MainProps) {
  const { manifest, pageState } = useStores()
  const { t } = useTranslation()
  const heading = t(title)

  useEffect(() => {
    document.title = name === 'MAIN' ? manifest.seo.title : `${heading} · ${manifest.name}`
  }, [heading, manifest, name])

  return (
    <main className={styles.page} data-page={name} data-state={pageState.current} id="content" tabIndex={-1}>
      <h1 className="visually-hidden">{heading}</h1>
      <PageStateContext value={pageState}>
        <Suspense fallback={<PageLoader />}>
          <Blocks blocks={blocks} />
          <Mounted />
        </Suspense>
      </PageStateContext>
    </main>
  )
})

/** The page itself is a part too, ready once its blocks’ code is there: some blocks load nothing else. */
function Mounted() {
  usePartState('ready')
  return null
}

/** The brand’s loader, while the code of the page’s blocks is fetched. */
function PageLoader() {
  const { manifest } = useStores()
  usePartState('loading')
  return (
    <Suspense fallback={null}>
      <Widget slot="loaders" use={manifest.loader.use} options={manifest.loader as never} />
    </Suspense>
  )
}

/** Leads the page to its top, and the keyboard to its content, whenever the route changes (spec §2). */
export function useFreshPage(path: string) {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
}
