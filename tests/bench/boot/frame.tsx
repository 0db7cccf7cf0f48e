import {
  Cherry,
  Flame,
  Gem,
  Gift,
  House,
  Menu,
  Radio,
  Rocket,
  Spade,
  Sparkles,
  Tv,
  User,
  Volleyball,
  type LucideIcon,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import frame from '#engine/routing/frame.module.css'
import nav from '#engine/routing/nav-list.module.css'
import { buttonClass } from '#engine/ui/button.tsx'
import account from '../../../widgets/blocks/account/account.module.css'
import bottom from '../../../widgets/blocks/bottom-nav/bottom-nav.module.css'
import licence from '../../../widgets/blocks/licence/licence.module.css'
import links from '../../../widgets/blocks/links/links.module.css'
import logo from '../../../widgets/blocks/logo/logo.module.css'
import menu from '../../../widgets/blocks/menu-button/menu-button.module.css'
import { lobby } from './stores.ts'

type Entry = [to: string, text: string, Icon: LucideIcon]

const header: Entry[] = [
  ['/sport', 'page.SPORT', Volleyball],
  ['/live-sport', 'page.LIVE_SPORT', Radio],
  ['/games', 'nav.casino', Cherry],
  ['/tv-games', 'nav.tvGames', Tv],
  ['/promotions', 'page.PROMOTIONS', Gift],
]
const rail: Entry[] = [
  ['/games?category=popular', 'lobby.popular', Flame],
  ['/games?category=new', 'lobby.new', Sparkles],
  ['/games?category=jackpot', 'lobby.jackpots', Gem],
  ['/games?category=slots', 'lobby.slots', Cherry],
  ['/games?category=live', 'lobby.live', Radio],
  ['/games?category=table', 'lobby.table', Spade],
  ['/games?category=crash', 'lobby.crash', Rocket],
]
const thumb: Entry[] = [
  ['/', 'nav.home', House],
  header[0]!,
  header[2]!,
  header[4]!,
  ['/login', 'account.signIn', User],
]

function Nav({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation()
  return (
    <nav className={nav.nav}>
      <ul className={nav.list} role="list">
        {entries.map(([to, text, Icon]) => (
          <li key={to}>
            <NavLink className={nav.entry} to={to}>
              <Icon size={20} aria-hidden />
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The frame around the page; its logo is the one that the shell painted. */
export const Frame = observer(function Frame({
  look,
  image,
  children,
}: {
  look: string
  image: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  useLayoutEffect(() => document.getElementById('painted')?.remove(), [])
  const mark = (
    <NavLink className={logo.logo} to="/">
      <img className={logo.image} src={image} alt="" width="120" height="30" />
    </NavLink>
  )
  return (
    <div className={frame.frame}>
      <header className={frame.header} data-look={look}>
        <div>
          <button type="button" className={`${buttonClass.plain} ${menu.button}`} aria-label={t('nav.openMenu')}>
            <Menu size={24} />
          </button>
        </div>
        <div>{mark}</div>
        <div>
          <Nav entries={header} />
        </div>
        <div>
          <div className={account.account}>
            {lobby.user?.login ?? (
              <>
                <NavLink className={`${buttonClass.quiet} ${account.way}`} to="/register">
                  {t('account.register')}
                </NavLink>
                <NavLink className={`${buttonClass.primary} ${account.way}`} to="/login">
                  {t('account.signIn')}
                </NavLink>
              </>
            )}
          </div>
        </div>
      </header>
      <div className={frame.body}>
        <aside className={frame.rail}>
          <Nav entries={rail} />
        </aside>
        <div className={frame.column}>
          {children}
          <footer className={frame.footer}>
            <div>{mark}</div>
            <div>
              <nav className={links.links}>
                <ul className={links.list} role="list">
                  {['terms', 'privacy', 'responsible', 'about'].map((page) => (
                    <li key={page}>
                      <NavLink className={links.link} to={`/static/${page}`}>
                        {t(`footer.${page}`)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <div>
              <div className={licence.licence}>
                <span className={licence.sign}>18+</span>
                <p className={licence.text}>{t('footer.licence')}</p>
              </div>
            </div>
          </footer>
        </div>
      </div>
      <div className={frame.bottomBar}>
        <nav className={bottom.nav}>
          <ul className={bottom.list} role="list">
            {thumb.map(([to, text, Icon]) => (
              <li key={to} className={bottom.item}>
                <NavLink className={bottom.entry} to={to}>
                  <span className={bottom.icon}>
                    <Icon size={22} aria-hidden />
                  </span>
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
})
