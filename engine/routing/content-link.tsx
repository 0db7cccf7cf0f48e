import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '../shell/stores.ts'
import { targetOf } from '../ui/link-target.ts'
import { Link } from './link.tsx'
import { useAccess } from './use-access.ts'
import type { ReturnState } from './return-path.ts'

interface TargetLinkProps {
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** Where a link in content leads to; with `state` the visitor has to sign in before. */
type Target = { href: string } | { to: string; state?: ReturnState }

/**
 * Returns where a link leads to: a path of the site or an https URL. If its page requires a sign-in, it leads to the sign-in page and
 * from there to the target. Undefined if the page is not open or the link is invalid. For observers.
 */
export function useTarget(link: string): Target | undefined {
  const { location, manifest } = useStores()
  const access = useAccess()
  const target = targetOf(link)
  if (!target || 'href' in target) return target
  const to = location.pathOf(target.to)
  const page = location.pageAt(to.split(/[?#]/)[0] ?? '')
  const verdict = page && access.page(page)
  if (verdict === true) return { to }
  if (verdict !== 'sign-in' || !access.isOpen('LOGIN')) return undefined
  return { to: manifest.pages.LOGIN.path, state: { returnTo: to } }
}

/** A link to what `useTarget` returns. */
export function TargetLink({ target, children, ...rest }: TargetLinkProps & { target: Target }) {
  if ('href' in target)
    return (
      <a href={target.href} rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  return (
    <Link {...target} {...rest}>
      {children}
    </Link>
  )
}

interface ContentLinkProps extends TargetLinkProps {
  /** A path of the site or an https URL, from the server. */
  link: string
}

/**
 * A link in the server’s content, such as a promotion’s. Renders nothing if it leads nowhere that this player may go. One to a page for
 * players has words for players, such as “See my bonuses”: visitors get one to the registration, or to the sign-in, which lead there.
 */
export const ContentLink = observer(function ContentLink({ link, children, ...rest }: ContentLinkProps) {
  const { t } = useTranslation()
  const { pages } = useStores().manifest
  const { isOpen } = useAccess()
  const target = useTarget(link)
  if (!target) return null
  const isForPlayers = 'state' in target && target.state !== undefined
  const registers = isForPlayers && isOpen('REGISTER')
  return (
    <TargetLink target={registers ? { ...target, to: pages.REGISTER.path } : target} {...rest}>
      {isForPlayers ? t(registers ? 'account.registerFirst' : 'account.signInFirst') : children}
    </TargetLink>
  )
})
