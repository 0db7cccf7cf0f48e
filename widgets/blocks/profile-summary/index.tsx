import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProfileSummaryBlock, NavItem } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import type { User } from '#api'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { Money } from '#engine/ui/money.tsx'
import styles from './profile-summary.module.css'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useOpenEntries } from '#engine/routing/nav-list.tsx'

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

/** The player’s login and id, and whether they are verified; if not, a link to where they can be, if a page is open. */
const PlayerIdentity = observer(function PlayerIdentity({ user: { login, id, isVerificated } }: { user: User }) {
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  const page = (['VERIFICATION', 'USER_DOCUMENT'] as const).find(isOpen)
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
        {!isVerificated && page && (
          <PageLink className={styles.verify} page={page}>
            {t('profile.verify')}
          </PageLink>
        )}
      </div>
    </section>
  )
})

/** Real and bonus balance, shown separately. */
const Balances = observer(function Balances({ user }: { user: User }) {
  const language = useStores().language.current
  const { t } = useTranslation()
  const { balance, bonusBalance, currency } = user
  return (
    <dl className={styles.balances}>
      <div className={classes(card.card, styles.real)}>
        <dt className={styles.label}>
          <Icon name="wallet" size={18} />
          {t('account.balance')}
        </dt>
        <dd className={styles.amount}>
          <Money amount={balance} currency={currency} language={language} />
        </dd>
      </div>
      {bonusBalance !== undefined && (
        <div className={classes(card.card, styles.bonus)}>
          <dt className={styles.label}>
            <Icon name="gift" size={18} />
            {t('account.bonusBalance')}
          </dt>
          <dd className={styles.amount}>
            <Money amount={bonusBalance} currency={currency} language={language} />
          </dd>
        </div>
      )}
    </dl>
  )
})

/** Links to the listed pages that are open; renders nothing if none is. */
const Shortcuts = observer(function Shortcuts({ items }: { items: readonly NavItem[] }) {
  const { t } = useTranslation(['common', 'user'])
  const open = useOpenEntries(items)
  const { profile = [] } = useStores().manifest.frame
  const inNav = new Set(
    profile.flatMap((block) => (block.use === 'profile-nav' ? block.items.map(({ page }) => page) : [])),
  )
  if (open.length === 0) return null
  return (
    <nav
      className={open.every(({ page }) => inNav.has(page)) ? styles.alsoInNav : undefined}
      aria-label={t('user:profile.shortcuts')}
    >
      <ul className={styles.shortcuts} role="list">
        {open.map(({ page, icon, text }) => (
          <li key={`${page} ${text}`} className={inNav.has(page) ? styles.alsoInNav : undefined}>
            <PageLink className={styles.shortcut} page={page}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
              {t(text)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
