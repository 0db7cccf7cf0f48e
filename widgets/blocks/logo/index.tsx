import { observer } from 'mobx-react-lite'
import type { LogoBlock } from '#manifest'
import { Link } from '#engine/routing/link.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { BrandLogo } from '#engine/ui/brand-logo.tsx'
import { classes } from '#engine/ui/classes.ts'
import { LazyImage } from '#engine/ui/lazy-image.tsx'
import styles from './logo.module.css'

/** The brand’s logo, a link to the main page. In a phone’s header it is the brand’s icon beside a player’s balance. */
export default observer(function Logo(_options: LogoBlock) {
  const { manifest, session } = useStores()
  const { icon, name } = manifest
  return (
    <Link className={classes(styles.logo, session.user !== null && styles.player)} to={manifest.pages.MAIN.path}>
      <BrandLogo className={styles.image} brand={manifest} alt={name} width={120} height={30} />
      {session.user && <LazyImage className={styles.icon} src={icon} alt={name} width={32} height={32} />}
    </Link>
  )
})
