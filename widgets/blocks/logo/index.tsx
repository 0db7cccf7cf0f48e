import { observer } from 'mobx-react-lite'
import type { LogoBlock } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import styles from './logo.module.css'

/** The brand’s logo, a link to the main page. */
export default observer(function Logo(_options: LogoBlock) {
  const { name, logo, pages } = useStores().manifest
  return (
    <Link className={styles.logo} to={pages.MAIN.path}>
      <img className={styles.image} src={logo} alt={name} width="120" height="30" />
    </Link>
  )
})
