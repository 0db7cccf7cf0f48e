import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { User } from '#api'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './profile-summary.module.css'

/** The player’s login and id, and whether they are verified; if not, a link to the documents page if it is open. */
export const PlayerIdentity = observer(function PlayerIdentity({ user: { login, id, isVerificated } }: { user: User }) {
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  return (
    <section className={classes(card.card, styles.who)} aria-label={t('profile.who')}>
      <span className={styles.avatar} aria-hidden>
        {[...login][0]?.toUpperCase()}
      </span>
      <div className={styles.names}>
        <p className={styles.login}>
          <bdi>{login}</bdi>
        </p>
        <p className={styles.id}>{t('profile.id', { id })}</p>
      </div>
      <div className={styles.verification}>
        <p className={isVerificated ? styles.verified : styles.unverified}>
          <Icon name={isVerificated ? 'shield-check' : 'circle-alert'} size={18} />
          {t(isVerificated ? 'profile.verified' : 'profile.unverified')}
        </p>
        {!isVerificated && isOpen('USER_DOCUMENT') && (
          <PageLink className={styles.verify} page="USER_DOCUMENT">
            {t('profile.verify')}
          </PageLink>
        )}
      </div>
    </section>
  )
})
