import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { WelcomeOfferBlock } from '#manifest'
import { offeredBonuses, type Bonus } from '#domains/account/offered-bonuses.ts'
import { useBonusAmount } from '#domains/account/parts/use-bonus-amount.ts'
import { moneyFormat } from '#engine/ui/money.tsx'
import { numberText } from '#engine/i18n/formats.ts'
import { Link } from '#engine/routing/link.tsx'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import styles from './welcome-offer.module.css'

/**
 * What registration offers for the first deposit: each bonus with its key terms, and the way to it. Nothing for players who have
 * deposited or cannot deposit.
 */
export default observer(function WelcomeOffer({ terms, termsPage = 'terms' }: WelcomeOfferBlock) {
  const { manifest, session, language } = useStores()
  const { t } = useTranslation('blocks')
  const { isOpen } = useAccess()
  const id = useId()
  const next = session.user ? ('DEPOSIT' as const) : ('REGISTER' as const)
  const offers = offeredBonuses(manifest).flatMap((bonus) => {
    const own = terms[bonus]
    return own ? [{ bonus, own }] : []
  })
  if (offers.length === 0 || session.user?.isHaveFirstDeposit || !isOpen(next)) return null
  const { STATIC_PAGE } = manifest.pages
  return (
    <section
      className={styles.welcome}
      aria-labelledby={id}
      data-visitors={session.user ? undefined : ''}
      data-single={offers.length === 1 || undefined}
    >
      <h2 id={id} className={styles.heading}>
        {t('welcome.title')}
      </h2>
      <ul className={styles.offers} role="list">
        {offers.map(({ bonus, own }) => (
          <Offer key={bonus} bonus={bonus} terms={own} />
        ))}
      </ul>
      <div className={styles.way}>
        <p>{t(session.user ? 'welcome.deposit' : 'welcome.register')}</p>
        <PageLink className={buttonClass.primary} page={next}>
          {t(session.user ? 'common:page.DEPOSIT' : 'common:account.registerFirst')}
        </PageLink>
        {STATIC_PAGE.visible && (
          <Link
            className={styles.allTerms}
            to={generatePath(STATIC_PAGE.path, { pageId: `${termsPage}-${language.current}` })}
          >
            {t('welcome.allTerms')}
          </Link>
        )}
      </div>
    </section>
  )
})

type Terms = NonNullable<WelcomeOfferBlock['terms'][Bonus]>

/** A bonus: its share of the deposit, and its key terms in letters of the same size. */
const Offer = observer(function Offer({ bonus, terms }: { bonus: Bonus; terms: Terms }) {
  const { manifest, language } = useStores()
  const { t } = useTranslation('blocks')
  const amount = useBonusAmount()
  const { wagering, days, minDeposit, maxBonus } = terms
  const money = (sum: number) => moneyFormat(language.current, manifest.currency, true).format(sum)
  return (
    <li className={styles.offer} data-bonus={bonus}>
      <p className={styles.amount}>{t(`welcome.${bonus}`, { amount: amount(bonus) })}</p>
      <ul className={styles.terms} role="list">
        {maxBonus !== undefined && <li>{t('welcome.maxBonus', { amount: money(maxBonus) })}</li>}
        {minDeposit !== undefined && <li>{t('welcome.minDeposit', { amount: money(minDeposit) })}</li>}
        <li>{t('welcome.wagering', { times: numberText(wagering, language.current) })}</li>
        <li>{t('welcome.days', { count: days })}</li>
      </ul>
    </li>
  )
})
