import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { forgetFailures, lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { Moment } from '#engine/ui/moment.tsx'
import { breakStore } from '../break-store.ts'
import styles from './break-notice.module.css'
import { HelpLinks } from './help-links.tsx'

const RegisterLink = lazyWithRetry(async () => ({ default: (await import('./register-link.tsx')).RegisterLink }))
const Unconfirmed = lazyWithRetry(() => import('./unconfirmed.tsx'))

/** Shown in place of games, bets and offers during a break: until when it lasts, what stays possible, and where to find help. */
export default observer(function BreakNotice() {
  const { language, manifest } = useStores()
  const { current } = useStore(breakStore)
  const { isOpen } = useAccess()
  const { t } = useTranslation(['user', 'common', 'errors'])
  const { help, breakRules } = manifest.playerProtection
  if (!current) return null
  const texts = current.kind === 'break' ? 'onBreak' : 'excluded'
  return (
    <section className={styles.notice} data-break={current.kind}>
      <Icon name="clock" size={28} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {current.until === null ? (
            t(current.kind === 'break' ? 'errors:code.154' : 'playerProtection.breaks.excluded.forGood')
          ) : (
            <>
              {t(`playerProtection.breaks.${texts}.title`)} <Moment at={current.until} language={language.current} />
            </>
          )}
        </h2>
        {current.kind === 'break' && <p>{t('playerProtection.breaks.onBreak.text')}</p>}
        <ErrorBoundary fallback={null} onError={forgetFailures}>
          <Suspense fallback={null}>
            {current.unconfirmedHours !== undefined && <Unconfirmed />}
            {breakRules?.centralRegister && <RegisterLink breakRules={breakRules} />}
          </Suspense>
        </ErrorBoundary>
        {isOpen('PROFILE') && (
          <PageLink className={buttonClass.quiet} page="PROFILE">
            {t('common:page.PROFILE')}
          </PageLink>
        )}
        {help.length > 0 && <HelpLinks help={help} />}
      </div>
    </section>
  )
})
