import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../shell/stores.ts'
import { targetOf } from '../ui/link-target.ts'
import { Link } from './link.tsx'
import { useAccess } from './use-access.ts'
import type { ReturnState } from './return-path.ts'

interface ContentLinkProps {
  /** A path of the site or an https URL, from the server. */
  link: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

/**
 * A link in the server’s content, such as a promotion’s. If its page requires a sign-in, it leads to the sign-in page
 * and from there to the target. Renders nothing if the page is not open or the link is invalid.
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

  const to = location.pathOf(target.to)
  const page = location.pageAt(to.split(/[?#]/)[0] ?? '')
  const verdict = page && access.page(page)
  if (verdict === true)
    return (
      <Link className={className} to={to} onClick={onClick}>
        {children}
      </Link>
    )
  if (verdict !== 'sign-in' || !access.isOpen('LOGIN')) return null
  const state: ReturnState = { returnTo: to }
  return (
    <Link className={className} to={manifest.pages.LOGIN.path} state={state} onClick={onClick}>
      {children}
    </Link>
  )
})
