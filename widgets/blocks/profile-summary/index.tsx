import { observer } from 'mobx-react-lite'
import type { ProfileSummaryBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Balances } from './balances.tsx'
import styles from './profile-summary.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { PlayerIdentity } from './player-identity.tsx'

/** The profile’s home: login and verification state, balances, and shortcuts. */
export default observer(function ProfileSummary({ items }: ProfileSummaryBlock) {
  const { user } = useStores().session
  if (!user) return null
  return (
    <div className={styles.summary}>
      <PlayerIdentity user={user} />
      <Balances user={user} />
      <Shortcuts items={items} />
    </div>
  )
})
