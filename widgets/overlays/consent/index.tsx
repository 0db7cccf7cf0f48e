import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentOverlay } from '#manifest'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Choices } from './choices.tsx'
import styles from './consent.module.css'
import { OneService } from './one-service.tsx'
import { Question } from './question.tsx'
import { useFoot } from './use-foot.ts'
import { useEscape, useFocus } from './use-focus.ts'
import { Withdrawn } from './withdrawn.tsx'

/**
 * Asks for consent to services that are not necessary. A region at the bottom of the screen, not a dialog: the page stays
 * usable. The first question stays until it is answered.
 */
export default observer(function Consent(_options: ConsentOverlay) {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  const [isChoosing, setChoosing] = useState(!consent.isUnanswered)
  const region = useRef<HTMLElement>(null)
  const openedByItself = useRef(consent.isUnanswered && !consent.wanted)
  useFoot(region)
  useFocus(region, openedByItself.current)
  useEscape(region, consent.leave)

  return (
    <section
      ref={region}
      className={styles.consent}
      data-overlay="consent"
      aria-labelledby="consent-title"
      tabIndex={-1}
    >
      <div className={styles.panel}>
        {consent.isWithdrawn ? (
          <Withdrawn />
        ) : consent.wanted === 'support' ? (
          <OneService />
        ) : isChoosing ? (
          <Choices />
        ) : (
          <Question onChoose={() => setChoosing(true)} />
        )}
        {!consent.isUnanswered && !consent.wanted && !consent.isWithdrawn && (
          <Button kind="plain" className={styles.cross} aria-label={t('modal.close')} onClick={consent.leave}>
            <Icon name="x" size={22} />
          </Button>
        )}
      </div>
    </section>
  )
})
