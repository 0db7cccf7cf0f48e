import { observer } from 'mobx-react-lite'
import type { AccountBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import styles from './account.module.css'
import { Welcome } from './welcome.tsx'

const Player = lazyWithRetry(() => import('./later/player.tsx'))

/** A player’s balance, deposit link and account menu; links to sign in and register for a visitor. */
export default observer(function Account(_options: AccountBlock) {
  const { user } = useStores().session
  return (
    <div className={styles.account}>
      <Boundary fallback={null}>{user ? <Player user={user} /> : <Welcome />}</Boundary>
    </div>
  )
})
