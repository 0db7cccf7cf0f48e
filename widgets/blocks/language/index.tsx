import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Language as LanguageName, LanguageBlock } from '#manifest'
import { useStores, type Stores } from '#engine/shell/stores.ts'
import { Icon } from '#engine/ui/icon.tsx'
import { capitalisedAutonym } from '#engine/i18n/autonym.ts'
import styles from './language.module.css'

/**
 * Selects the interface language. Each language is listed by its own name. The list is in the system’s typeface, because
 * the brand’s would be fetched for the scripts of all languages; the current name over it is in the brand’s. Links stand in its place in
 * browsers that run no scripts.
 */
export default observer(function Language(_options: LanguageBlock) {
  const stores = useStores()
  const { language } = stores
  const { t } = useTranslation()
  return (
    <>
      <label className={styles.language}>
        <span className="visually-hidden">{t('settings.language')}</span>
        <Icon name="languages" size={18} />
        <span aria-hidden>{capitalisedAutonym(language.current)}</span>
        <Icon name="chevron-down" size={16} />
        <select
          className={styles.select}
          value={language.current}
          onChange={({ target }) => void language.change(target.value as LanguageName)}
        >
          {language.available.map((name) => (
            <option key={name} value={name} lang={name}>
              {capitalisedAutonym(name)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <ul className={styles.links}>
          {language.available.map((name) => (
            <li key={name}>
              <a href={linkIn(name, stores)} hrefLang={name} lang={name}>
                {capitalisedAutonym(name)}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
})

/**
 * Returns the address of this page in a language; that of the main page where the HTML file stands for several paths, and for static
 * pages, most of which are in one language alone. The first language has no path of its own: the query overrides the cookie.
 */
function linkIn(name: LanguageName, { manifest, location, language: { available } }: Stores): string {
  const query = `?lng=${name}`
  if (!manifest.languagePaths) return query
  const isKnown = location.page !== undefined && location.page !== 'STATIC_PAGE' && !location.path.includes(':')
  const address = location.addressOf(isKnown ? location.path : manifest.pages.MAIN.path, name)
  return name === available[0] ? address + query : address
}
