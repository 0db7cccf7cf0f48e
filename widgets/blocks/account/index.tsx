import { observer } from 'mobx-react-lite'
import type { AccountBlock } from '#manifest'
import { useStores } from '#engine/stores/stores.ts'
import styles from './account.module.css'
import { Balance } from './balance.tsx'
import { Menu } from './menu.tsx'
import { Welcome } from './welcome.tsx'

/** A player’s balance and menu, or a visitor’s ways to sign in and register. */
export default observer(function Account(_options: AccountBlock) {
  const { user } = useStores().session
  return (
    <div className={styles.account}>
      {user ? (
        <>
          <Balance user={user} />
          <Menu login={user.login} />
        </>
      ) : (
        <Welcome />
      )}
    </div>
  )
})
