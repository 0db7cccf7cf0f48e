import { observer } from 'mobx-react-lite'
import { useRef, useState, useEffect, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsentOverlay } from '#manifest'
import { consentStore } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Choices } from './choices.tsx'
import styles from './consent.module.css'
import { Words } from './words.tsx'
import { PrivacyLink } from './privacy-link.tsx'

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

/** The first question. Accepting and refusing take one click each. */
function Question({ onChoose }: { onChoose: () => void }) {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      <Words
        title={t('consent.title')}
        text={
          <>
            {t('consent.text')} <PrivacyLink />
          </>
        }
      >
        <Button onClick={() => consent.choose(consent.categories)}>{t('consent.acceptAll')}</Button>
        <Button onClick={() => consent.choose([])}>{t('consent.necessaryOnly')}</Button>
        <Button kind="plain" className={styles.choose} onClick={onChoose}>
          {t('consent.choose')}
        </Button>
      </Words>
    </div>
  )
}

/** Asks for consent to the chat only, when the player opens it. Other choices stay as they are. */
function OneService() {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row}>
      <Words
        title={t('consent.chatTitle')}
        text={
          <>
            {t('consent.supportText')} <PrivacyLink />
          </>
        }
      >
        <Button onClick={() => consent.choose([...consent.categories.filter(consent.allows), 'support'])}>
          {t('consent.allowChat')}
        </Button>
        <Button kind="quiet" onClick={consent.leave}>
          {t('consent.notNow')}
        </Button>
      </Words>
    </div>
  )
}

/** Moves the focus into the region and back on close, unless the region opened by itself. */
function useFocus(region: RefObject<HTMLElement | null>, openedByItself: boolean) {
  useLayoutEffect(() => {
    const before = document.activeElement
    const element = region.current
    if (!openedByItself) element?.focus()
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [region, openedByItself])
}

/** Calls `leave` on Escape inside a region. */
function useEscape(region: RefObject<HTMLElement | null>, leave: () => void) {
  useEffect(() => {
    const element = region.current
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [region, leave])
}

/**
 * Adds the height that an element covers to the end of the page, and to what focused elements keep clear of: all content can be
 * scrolled clear of it.
 */
function useFoot(covering: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = covering.current
    if (!element) return
    const { style } = document.documentElement
    const fit = () => {
      const height = `${element.offsetHeight}px`
      style.paddingBlockEnd = height
      style.setProperty('--consent-height', height)
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.paddingBlockEnd = ''
      style.removeProperty('--consent-height')
    }
  }, [covering])
}

/** After a withdrawn consent: offers a reload, which ends services that are already running. */
function Withdrawn() {
  const { leave } = useStore(consentStore)
  const { t } = useTranslation('user')
  return (
    <div className={styles.row} role="status">
      <Words title={t('consent.savedTitle')} text={t('consent.reloadText')}>
        <Button onClick={() => window.location.reload()}>{t('consent.reload')}</Button>
        <Button kind="quiet" onClick={leave}>
          {t('consent.later')}
        </Button>
      </Words>
    </div>
  )
}
