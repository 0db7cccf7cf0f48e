import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStores } from '../shell/stores.ts'
import { targetOf } from '../ui/link-target.ts'
import { useAccess } from './registry-context.ts'
import type { ReturnState } from './return-path.ts'

interface ContentLinkProps {
  /** A path of the site or an https address, from the server. */
  link: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

/**
 * A link of the server’s content, such as a promotion’s. Where only signing in opens its page, it leads to the sign-in and
 * from there on; where the page is not open, or the link is none, there is nothing.
 */
export const ContentLink = observer(function ContentLink({ link, className, onClick, children }: ContentLinkProps) {
  const { location, manifest } = useStores()
  const access = useAccess()
  const target = targetOf(link)
  if (!target) return null
  if ('href' in target)
    return (
      <a className={className} href={target.href} rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    )

  const page = location.pageAt(target.to.split(/[?#]/)[0] ?? '')
  const verdict = page && access.page(page)
  if (verdict === true)
    return (
      <Link className={className} to={target.to} onClick={onClick}>
        {children}
      </Link>
    )
  if (verdict !== 'sign-in' || !access.isOpen('LOGIN')) return null
  const state: ReturnState = { returnTo: target.to }
  return (
    <Link className={className} to={manifest.pages.LOGIN.path} state={state} onClick={onClick}>
      {children}
    </Link>
  )
})
