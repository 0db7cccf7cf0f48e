import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { consentStore, type Category } from '#domains/consent/consent-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './consent.module.css'
import { PrivacyLink } from './privacy-link.tsx'

/** Consent by category. Categories without consent start unticked. */
export const Choices = observer(function Choices() {
  const consent = useStore(consentStore)
  const { t } = useTranslation('user')
  const [granted, setGranted] = useState<readonly Category[]>(() => consent.categories.filter(consent.allows))
  const grant = (category: Category, isGranted: boolean) =>
    setGranted(isGranted ? [...granted, category] : granted.filter((each) => each !== category))
  return (
    <>
      <h2 id="consent-title" className={styles.title}>
        {t('consent.title')}
      </h2>
      <ul className={styles.categories} role="list">
        <Row name="necessary" isGranted />
        {consent.categories.map((category) => (
          <Row
            key={category}
            name={category}
            isGranted={granted.includes(category)}
            onChange={(isGranted) => grant(category, isGranted)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <PrivacyLink />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => consent.choose([])}>
            {t('consent.necessaryOnly')}
          </Button>
          <Button onClick={() => consent.choose(granted)}>{t('consent.save')}</Button>
        </div>
      </div>
    </>
  )
})

interface RowProps {
  name: Category | 'necessary'
  isGranted: boolean
  /** Omitted for the category that is always on. */
  onChange?: (isGranted: boolean) => void
}

function Row({ name, isGranted, onChange }: RowProps) {
  const { t } = useTranslation('user')
  return (
    <li>
      <label className={styles.category}>
        <input
          className={styles.switch}
          type="checkbox"
          name={name}
          checked={isGranted}
          disabled={!onChange}
          aria-describedby={`consent-${name}`}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span className={styles.name}>{t(`consent.${name}`)}</span>
        {!onChange && <span className={styles.always}>{t('consent.alwaysOn')}</span>}
        <span className={styles.text} id={`consent-${name}`}>
          {t(`consent.${name}Text`)}
        </span>
      </label>
    </li>
  )
}
