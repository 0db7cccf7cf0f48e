import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Popup } from '#api'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Empty } from '#engine/ui/empty.tsx'
import { Message } from './message.tsx'
import styles from './messages.module.css'

const filters = ['all', 'unread'] as const

/** All messages, or the unread ones. A message read under the "unread" filter stays listed until the filter changes. */
export const Inbox = observer(function Inbox({ popups }: { popups: readonly Popup[] }) {
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
