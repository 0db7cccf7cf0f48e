import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationLink } from '#api'
import { verificationStore } from '#domains/verification/verification-store.ts'
import { dateText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { useCopy } from '#engine/shell/use-copy.ts'
import { Button } from '#engine/ui/button.tsx'
import card from '#engine/ui/card.module.css'
import { classes } from '#engine/ui/classes.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Steps } from '#engine/ui/steps.tsx'
import { QrCode } from './qr-code.tsx'
import shared from './verification.module.css'
import styles from './other-device.module.css'

/** A link with its QR code, by which the player continues on another device. The page follows what happens there. */
export const OtherDevice = observer(function OtherDevice({ onHere }: { onHere: () => void }) {
  const language = useStores().language.current
  const { askForLink, link, linkState } = useStore(verificationStore)
  const { t } = useTranslation('verification')
  useEffect(() => void askForLink(), [askForLink])
  const steps = [t('otherDevice.scan'), t('otherDevice.finish'), t('otherDevice.return')]
  return (
    <section className={classes(card.card, styles.other)} aria-labelledby="verification-other" data-link={linkState}>
      <div className={shared.words}>
        <SectionTitle id="verification-other">{t('otherDevice.title')}</SectionTitle>
        <p className={shared.text}>{t('otherDevice.text')}</p>
      </div>
      <div className={styles.parts}>
        <div className={styles.code}>
          {link ? (
            <QrCode text={link.link} label={t('otherDevice.code')} />
          ) : linkState === 'error' || linkState === 'expired' ? (
            <NoLink isExpired={linkState === 'expired'} onRetry={() => void askForLink()} />
          ) : (
            <div role="status">
              <span className="visually-hidden">{t('otherDevice.loading')}</span>
              <Skeleton className={styles.codeSkeleton} />
            </div>
          )}
        </div>
        <Steps steps={steps} language={language} />
      </div>
      {link && <Address link={link} />}
      <div className={shared.actions}>
        <Button kind="quiet" onClick={onHere}>
          {t('otherDevice.here')}
        </Button>
      </div>
    </section>
  )
})

function NoLink({ isExpired, onRetry }: { isExpired: boolean; onRetry: () => void }) {
  const { t } = useTranslation('verification')
  return (
    <div className={styles.noLink} role="alert">
      <Icon name={isExpired ? 'clock' : 'cloud-off'} size={28} />
      <p>{t(isExpired ? 'otherDevice.expired' : 'otherDevice.failed')}</p>
      <Button onClick={onRetry}>{t('otherDevice.again')}</Button>
    </div>
  )
}

/** The link as text, to be copied, and until when it can be opened. */
const Address = observer(function Address({ link: { link, expiresAt } }: { link: VerificationLink }) {
  const { language } = useStores()
  const { t } = useTranslation('verification')
  const copy = useCopy()
  const notices = { copied: t('otherDevice.copied'), failed: t('otherDevice.copyFailed') }
  const time = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt)

  return (
    <div className={styles.address}>
      <input
        className={styles.link}
        aria-label={t('otherDevice.linkLabel')}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="quiet" onClick={() => void copy(link, notices)}>
        <Icon name="copy" />
        {t('otherDevice.copy')}
      </Button>
      <p className={styles.until}>
        {Number.isNaN(time)
          ? t('otherDevice.keep')
          : t('otherDevice.until', { time: dateText(time, language.current, 'time') })}
      </p>
    </div>
  )
})
