import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import frame from '../../../engine/routing/frame.module.css'
import { Link } from '../../../engine/routing/link.tsx'
import nav from '../../../engine/routing/nav-list.module.css'
import { buttonClass } from '../../../engine/ui/button.tsx'
import account from '../../../widgets/blocks/account/account.module.css'
import bottom from '../../../widgets/blocks/bottom-nav/bottom-nav.module.css'
import logo from '../../../widgets/blocks/logo/logo.module.css'
import menu from '../../../widgets/blocks/menu-button/menu-button.module.css'
import search from '../../../widgets/blocks/search/search.module.css'
import { Footer } from './footer.tsx'
import { Icon, type IconName } from './icon.tsx'
import { lobby } from './stores.ts'

type Entry = [to: string, text: string, icon: IconName]

const header: Entry[] = [
  ['/sport', 'page.SPORT', 'volleyball'],
  ['/live-sport', 'page.LIVE_SPORT', 'radio'],
  ['/games', 'nav.casino', 'cherry'],
  ['/tv-games', 'nav.tvGames', 'tv'],
  ['/promotions', 'page.PROMOTIONS', 'gift'],
]
const rail: Entry[] = [
  ['/games?category=popular', 'lobby.popular', 'flame'],
  ['/games?category=new', 'lobby.new', 'sparkles'],
  ['/games?category=jackpot', 'lobby.jackpots', 'gem'],
  ['/games?category=slots', 'lobby.slots', 'cherry'],
  ['/games?category=live', 'lobby.live', 'radio'],
  ['/games?category=table', 'lobby.table', 'spade'],
  ['/games?category=crash', 'lobby.crash', 'rocket'],
]
const thumb: Entry[] = [header[0]!, header[2]!, header[4]!, ['/login', 'account.signIn', 'user']]

function Nav({ label, entries }: { label: string; entries: Entry[] }) {
  const { t } = useTranslation()
  const { pathname, search: query } = useLocation()
  return (
    <nav className={nav.nav} aria-label={t(label)}>
      <ul className={nav.list} role="list">
        {entries.map(([to, text, icon]) => (
          <li key={to}>
            <Link className={nav.entry} to={to} aria-current={to === pathname + query ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Account = observer(function Account() {
  const { t } = useTranslation()
  return (
    <div className={account.account}>
      {lobby.user?.login ?? (
        <>
          <Link className={`${buttonClass.quiet} ${account.way}`} to="/login">
            {t('account.signIn')}
          </Link>
          <Link className={`${buttonClass.primary} ${account.way}`} to="/register">
            {t('account.register')}
          </Link>
        </>
      )}
    </div>
  )
})

/** The bottom bar, with a place for the chat’s button. */
function BottomBar() {
  const { t } = useTranslation()
  return (
    <nav className={bottom.nav} aria-label={t('nav.shortcuts')}>
      <ul className={bottom.list} role="list">
        {thumb.map(([to, text, icon]) => (
          <li key={to} className={bottom.item}>
            <Link className={bottom.entry} to={to}>
              <span className={bottom.icon}>
                <Icon name={icon} size={22} />
              </span>
              {t(text)}
            </Link>
          </li>
        ))}
        <li className={bottom.chat} aria-hidden />
      </ul>
    </nav>
  )
}

/** The frame around the page. It replaces what the shell painted. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useLayoutEffect(() => document.getElementById('painted')?.remove(), [])
  const mark = (
    <Link className={logo.logo} to="/">
      <img className={logo.image} src="/brands/atlas/logo.svg" alt="Atlas" width="120" height="30" />
    </Link>
  )
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={frame.header} data-look="double">
        <div>
          <button type="button" className={`${buttonClass.plain} ${menu.button}`} aria-label={t('nav.openMenu')}>
            <Icon name="menu" size={24} />
          </button>
        </div>
        <div>
          <button type="button" className={search.search}>
            <span className={search.text}>{t('nav.search')}</span>
          </button>
        </div>
        <div>{mark}</div>
        <div>
          <Nav label="nav.label" entries={header} />
        </div>
        <div>
          <Account />
        </div>
      </header>
      <div className={frame.body}>
        <aside className={frame.rail} aria-label={t('nav.categories')}>
          <Nav label="nav.categories" entries={rail} />
        </aside>
        <div className={frame.column}>
          {children}
          <Footer>{mark}</Footer>
        </div>
      </div>
      <div className={frame.bottomBar}>
        <BottomBar />
      </div>
    </div>
  )
}
