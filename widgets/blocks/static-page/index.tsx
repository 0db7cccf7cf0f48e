import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { StaticPage } from '#api'
import type { StaticPageBlock } from '#manifest'
import { isGone } from '#engine/data/retry.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useContentHead } from '#engine/routing/use-head.ts'
import { pageStore } from '#domains/content/page-store.ts'
import type { FirstRead, PageItems } from '#engine/registry.ts'
import { useStore } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { SafeHtml } from '#engine/ui/safe-html.tsx'
import styles from './static-page.module.css'
import { Skeleton } from '#engine/ui/skeleton.tsx'

export const firstRead: FirstRead<StaticPageBlock> = ({ get, location }) =>
  get(pageStore).page(location.parametersOf('STATIC_PAGE').pageId ?? '')

export const pageItems: PageItems<StaticPageBlock> = async ({ get }) => {
  const pages = await get(pageStore).all()
  return pages.map(({ id, lang }) => ({ params: { pageId: id }, language: lang }))
}

/** The static page with the id from the address (spec §7, /pages/client/{id}). */
export default observer(function Static() {
  const pages = useStore(pageStore)
  const { pageId = '' } = useParams()
  const resource = pages.page(pageId)
  if (isGone(resource.error)) return <Unknown />
  return (
    <Loadable resource={resource} skeleton={<PageSkeleton />}>
      {(page) => <Text page={page} />}
    </Loadable>
  )
})

/** For an id that the platform does not know. */
function Unknown() {
  const { t } = useTranslation('common')
  useBlockState('ready')
  useContentHead({ title: t('notFound.title'), isFound: false })
  return (
    <Empty icon="file-text" title={t('notFound.title')} text={t('notFound.text')}>
      <PageLink className={buttonClass.primary} page="MAIN">
        {t('notFound.home')}
      </PageLink>
    </Empty>
  )
}

function Text({ page: { lang, title, html } }: { page: StaticPage }) {
  useContentHead({ title, language: lang })
  return (
    <Article lang={lang} title={title}>
      <SafeHtml className={styles.text} html={html} />
    </Article>
  )
}

interface ArticleProps {
  lang?: string
  title: string
  /** The text, of the class `text`. */
  children: ReactNode
}

/** The sheet of a static page. */
function Article({ lang, title, children }: ArticleProps) {
  return (
    <article className={styles.page} lang={lang} dir="auto">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </article>
  )
}

/** The sheet without its text. */
function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton height="2.4rem" width="60%" />
      <Skeleton height="24rem" />
    </div>
  )
}
