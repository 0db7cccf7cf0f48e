import { observer } from 'mobx-react-lite'
import type { LogoBlock } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { BrandLogo } from '#engine/ui/brand-logo.tsx'
import styles from './logo.module.css'

/** The brand’s logo, a link to the main page. */
export default observer(function Logo(_options: LogoBlock) {
  const { manifest } = useStores()
  return (
    <Link className={styles.logo} to={manifest.pages.MAIN.path}>
      <BrandLogo className={styles.image} brand={manifest} alt={manifest.name} width={120} height={30} />
    </Link>
  )
})
