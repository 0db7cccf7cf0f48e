import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import help from '../../../domains/protection/parts/help-links.module.css'
import frame from '../../../engine/routing/frame.module.css'
import { Link } from '../../../engine/routing/link.tsx'
import { buttonClass } from '../../../engine/ui/button.tsx'
import consent from '../../../widgets/blocks/consent-link/consent-link.module.css'
import language from '../../../widgets/blocks/language/language.module.css'
import licence from '../../../widgets/blocks/licence/licence.module.css'
import links from '../../../widgets/blocks/links/links.module.css'
import theme from '../../../widgets/blocks/theme-switch/theme-switch.module.css'
import version from '../../../widgets/blocks/version/version.module.css'
import { Icon } from './icon.tsx'

const root = document.documentElement
const languages = { fr: 'Français', ar: 'العربية', en: 'English', es: 'Español' }
const organisations = [
  ['Gambling Therapy', 'https://www.gamblingtherapy.org'],
  ['Gamblers Anonymous', 'https://www.gamblersanonymous.org'],
] as const

function speak(name: string) {
  document.cookie = `i18next=${name};path=/;max-age=31536000`
  location.reload()
}

const switchTheme = () => (root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark')

/** The footer; its children are the logo. */
export function Footer({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <footer className={frame.footer}>
      <div>{children}</div>
      <div>
        <nav className={links.links} aria-label={t('footer.links')}>
          <ul className={links.list} role="list">
            {['terms', 'privacy', 'responsible', 'about'].map((page) => (
              <li key={page}>
                <Link className={links.link} to={`/static/${page}-${root.lang}`}>
                  {t(`footer.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div>
        <button type="button" className={consent.link}>
          {t('footer.consent')}
        </button>
      </div>
      <div>
        <label className={language.language}>
          <span className="visually-hidden">{t('settings.language')}</span>
          <Icon name="languages" size={18} />
          <span aria-hidden>{languages[root.lang as keyof typeof languages]}</span>
          <Icon name="chevron-down" size={16} />
          <select className={language.select} value={root.lang} onChange={({ target }) => speak(target.value)}>
            {Object.entries(languages).map(([name, autonym]) => (
              <option key={name} value={name} lang={name}>
                {autonym}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div>
        <button
          type="button"
          className={`${buttonClass.quiet} ${theme.switch}`}
          aria-label={t('settings.toLight')}
          onClick={switchTheme}
        >
          <Icon name="sun" size={20} />
        </button>
      </div>
      <div>
        <div className={licence.licence}>
          <span className={licence.sign} dir="ltr" aria-hidden>
            18+
          </span>
          <div className={licence.text}>
            {t('footer.licence')} <span className="visually-hidden">{t('footer.minAge', { age: 18 })}</span>
            <ul className={help.list} role="list" aria-label={t('footer.help')}>
              {organisations.map(([name, link]) => (
                <li key={name}>
                  <a className={help.link} href={link} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div>
        <p className={version.version}>{t('footer.version', { version: root.dataset.version!.split('+')[0] })}</p>
      </div>
    </footer>
  )
}
