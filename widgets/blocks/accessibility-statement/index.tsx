import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccessibilityStatementBlock, Manifest } from '#manifest'
import { directionOf, isolated } from '#engine/i18n/direction.ts'
import { dateText } from '#engine/i18n/formats.ts'
import { autonym } from '#engine/i18n/autonym.ts'
import type { FirstCode } from '#engine/registry.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './accessibility-statement.module.css'
import { vendorNames } from './vendors.ts'

export const firstCode: FirstCode<AccessibilityStatementBlock> = ({ language }) => language.load('accessibility')

const met = ['keyboard', 'names', 'contrast', 'zoom', 'motion', 'forms'] as const

/** The accessibility statement of the brand, from its settings. Publishing writes it into the page’s HTML file in each language. */
export default observer(function AccessibilityStatement({ email, authority, checked }: AccessibilityStatementBlock) {
  const { manifest, language } = useStores()
  const { t } = useTranslation(['accessibility', 'common'])
  // Two Latin names beside each other would change places in Arabic.
  const languages = manifest.languages.map((each) => isolated(autonym(each)))
  const { minAge } = manifest.registration.permissions
  const limits = limitsOf(manifest)
  return (
    <article className={styles.statement}>
      <h2 className={styles.heading}>{t('common:footer.accessibility')}</h2>
      <p>{t('intro', { brand: manifest.name })}</p>
      <Part title={t('service.title')}>
        <p>
          {t('service.text', { brand: manifest.name, age: minAge })}{' '}
          {manifest.pages.GAMES.visible && t('service.games')}{' '}
          {manifest.sport && manifest.pages.SPORT.visible && t('service.sport')} {t('service.money')}
        </p>
        <p>
          {t('service.languages', { languages: languages.join(directionOf(language.current) === 'rtl' ? '، ' : ', ') })}
        </p>
      </Part>
      <Part title={t('standard.title')}>
        <p>{t('standard.text')}</p>
      </Part>
      <Part title={t('met.title')}>
        <ul>
          {met.map((way) => (
            <li key={way}>{t(`met.${way}`)}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('limits.title')}>
        <ul>
          {limits.map(({ of, vendor }) => (
            <li key={`${of} ${vendor}`}>{t(`limits.${of}`, { vendor })}</li>
          ))}
        </ul>
      </Part>
      {(email || manifest.chats.length > 0) && (
        <Part title={t('contact.title')}>
          {email && (
            <p>
              {t('contact.email')} <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {manifest.chats.length > 0 && <p>{t('contact.chat')}</p>}
        </Part>
      )}
      {authority && (
        <Part title={t('authority.title')}>
          <p>
            {t('authority.text')}{' '}
            <a href={authority.link} target="_blank" rel="noreferrer">
              {authority.name}
            </a>
          </p>
        </Part>
      )}
      <Part title={t('checked.title')}>
        <p>
          {t('checked.text', {
            date: dateText(Date.parse(checked), language.current, 'longDate', 'UTC'),
          })}
        </p>
      </Part>
    </article>
  )
})

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
)

interface Limit {
  of: 'games' | 'sport' | 'horses' | 'chat' | 'verification' | 'payments'
  vendor?: string
}

/** Returns what is known not to work, for each vendor that the brand has. */
function limitsOf({ pages, sport, chats, verification }: Manifest): Limit[] {
  const of = (kind: Limit['of'], isThere: boolean, vendor?: string): Limit[] =>
    isThere ? [{ of: kind, ...(vendor && { vendor }) }] : []
  return [
    ...of('games', pages.GAME.visible),
    ...(sport ? of('sport', pages.SPORT.visible || pages.LIVE_SPORT.visible, vendorNames[sport.use]) : []),
    ...of('horses', pages.HORSES.visible),
    ...chats.flatMap(({ use }) => of('chat', true, vendorNames[use])),
    ...(verification ? of('verification', pages.VERIFICATION.visible, vendorNames[verification.use]) : []),
    ...of('payments', pages.DEPOSIT.visible),
  ]
}
