import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLayoutEffect, useRef } from 'react'
import type { BottomNavBlock, PageKey } from '#manifest'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bottom-nav.module.css'

const maxEntries = 5

/** Pages that the block `account` in the header leads to. */
const accountPages = new Set<PageKey>(['LOGIN', 'PROFILE'])

/**
 * The bottom bar: the first open entries, at most five places including those of the chat buttons at its end. Where places
 * are short the account’s entries give way first, because the header’s account leads there too.
 */
export default observer(function BottomNav({ items }: BottomNavBlock) {
  const { chats, overlays } = useStores().manifest
  const { t } = useTranslation()
  const chatPlaces = overlays.chat.visible ? chats : []
  const places = maxEntries - chatPlaces.length
  const entries = useOpenEntries(items)
  const isShort = entries.length > places
  const open = (isShort ? entries.filter(({ page }) => !accountPages.has(page)) : entries).slice(0, places)
  const list = useFit(open.map(({ text }) => t(text)).join())
  return (
    <nav className={styles.nav} aria-label={t('nav.shortcuts')}>
      <ul ref={list} className={styles.list} role="list" data-few={open.length < places || undefined}>
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`} className={styles.item}>
            <PageLink className={styles.entry} page={page}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              <span className={styles.label}>{t(text)}</span>
            </PageLink>
          </li>
        ))}
        {chatPlaces.map(({ use }) => (
          <li key={use} className={styles.chat} aria-hidden />
        ))}
      </ul>
    </nav>
  )
})

/** How labels are shown: in full, smaller, not at all. */
const steps = ['full', 'small', 'icons']

/** Sets `data-fit` of a list to the first step with which its content fits. */
function fit(list: HTMLUListElement) {
  for (const step of steps) {
    if (list.dataset.fit !== step) list.dataset.fit = step
    if (list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight) return
  }
}

/** Returns a ref for a list that is fitted whenever its size, `texts` or the size of a text change. */
function useFit(texts: string) {
  const ref = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const list = ref.current!
    const size = new ResizeObserver(([entry]) => {
      // While a style sheet loads WebKit has no layout. To measure here would make one within the notification, which is an error.
      if (entry!.contentRect.width > 0) fit(list)
    })
    size.observe(list)
    // A typeface that comes late, or a player’s own spacing, makes texts larger. To fit within the notification would change what it is about.
    const labels = new ResizeObserver(() => requestAnimationFrame(() => fit(list)))
    for (const label of list.querySelectorAll('span')) labels.observe(label)
    return () => {
      size.disconnect()
      labels.disconnect()
    }
  }, [texts])
  return ref
}
