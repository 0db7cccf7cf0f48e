import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { MessagesBlock } from '#manifest'
import { popupStore } from '#domains/content/popup-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Inbox } from './inbox.tsx'
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
