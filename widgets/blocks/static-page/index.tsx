import { observer } from 'mobx-react-lite'
import { useParams } from 'react-router-dom'
import type { StaticPage } from '#api'
import { useContentHead } from '#engine/routing/use-head.ts'
import { pageStore } from '#domains/content/page-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './static-page.module.css'

/** The static page with the id from the address (spec §7, /pages/client/{id}). */
export default observer(function StaticPageBlock() {
  const pages = useStore(pageStore)
  const { pageId = '' } = useParams()
  return (
    <Loadable resource={pages.page(pageId)} skeleton={<Placeholder />}>
      {(page) => <Text page={page} />}
    </Loadable>
  )
})

function Text({ page: { lang, title, html } }: { page: StaticPage }) {
  useContentHead(title)
  return (
    <article className={styles.page} lang={lang} dir="auto">
      <h2 className={styles.title}>{title}</h2>
      <SafeHtml className={styles.text} html={html} />
    </article>
  )
}

function Placeholder() {
  return (
    <div className={styles.page}>
      <Skeleton height="2.4rem" width="60%" />
      <Skeleton height="24rem" />
    </div>
  )
}
