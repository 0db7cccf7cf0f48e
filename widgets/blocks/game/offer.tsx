import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { classes } from '#engine/ui/classes.ts'
import { Picture } from '#engine/ui/picture.tsx'
import { Backdrop } from './backdrop.tsx'
import styles from './backdrop.module.css'
import { EntryLink } from './entry-link.tsx'

/** For visitors: links to sign in or register and return, and the demo if the game has one. */
export const Offer = observer(function Offer({ game }: { game: Game }) {
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  return (
    <Backdrop game={game}>
      <div className={classes(styles.card, styles.offer)} data-visitors>
        <Picture className={styles.cover} src={game.image} srcSet={game.imageSizes} as="cover" />
        <p className={styles.name}>
          <bdi>{game.name}</bdi>
        </p>
        <p className={styles.text}>{t(game.hasDemo ? 'play.offerTextDemo' : 'play.offerText')}</p>
        <div className={styles.actions}>
          {isOpen('LOGIN') && <EntryLink page="LOGIN" quiet={isOpen('REGISTER')} />}
          {isOpen('REGISTER') && <EntryLink page="REGISTER" />}
        </div>
        {game.hasDemo && (
          <Link className={classes(buttonClass.plain, styles.demo)} to="?mode=demo" replace data-only="hasDemo">
            {t('play.tryDemo')}
          </Link>
        )}
      </div>
    </Backdrop>
  )
})
