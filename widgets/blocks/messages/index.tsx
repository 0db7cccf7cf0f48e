import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessagesBlock } from '#manifest'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import type { Popup } from '#api'
import { Empty } from '#engine/ui/empty.tsx'
import { Message } from './message.tsx'
import styles from './messages.module.css'

/** All of the player’s messages, the latest first. */
export default observer(function Messages(_options: MessagesBlock) {
  const store = useStore(popupStore)
  const { inbox } = store
  useEffect(() => {
    // The inbox of an earlier visit may be outdated.
    if (inbox.status === 'ready') void inbox.load()
  }, [inbox])
  return (
    <Loadable resource={inbox} skeleton={<MessagesSkeleton />}>
      {(popups) => <Inbox popups={popups} />}
    </Loadable>
  )
})

const MessagesSkeleton = () => (
  <div className={styles.inbox}>
    <Skeleton height="40px" width="220px" />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height="76px" />
    ))}
  </div>
)

const filters = ['all', 'unread'] as const

/** All messages, or the unread ones. A message read under the "unread" filter stays listed until the filter changes. */
const Inbox = observer(function Inbox({ popups }: { popups: readonly Popup[] }) {
  const { t } = useTranslation('user')
  const { unreadCount } = useStore(popupStore)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [kept, setKept] = useState<readonly Popup['id'][]>([])
  if (popups.length === 0) return <Empty icon="mail" title={t('messages.emptyTitle')} text={t('messages.emptyText')} />

  const shown = popups.filter(({ id, isViewed }) => filter === 'all' || !isViewed || kept.includes(id))
  return (
    <div className={styles.inbox}>
      <div className={styles.filters} role="group" aria-label={t('messages.filter')}>
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-pressed={filter === name}
            onClick={() => {
              setFilter(name)
              setKept([])
            }}
          >
            {t(`messages.${name}`, { unread: unreadCount })}
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <Empty icon="circle-check" title={t('messages.noneUnreadTitle')} text={t('messages.noneUnreadText')} />
      ) : (
        <ul className={styles.list} role="list">
          {shown.map((popup) => (
            <Message key={popup.id} popup={popup} onOpen={() => setKept((before) => [...before, popup.id])} />
          ))}
        </ul>
      )}
    </div>
  )
})
