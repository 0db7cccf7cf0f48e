import { Link, matchPath, useLocation, type LinkProps } from 'react-router-dom'
import type { RouteKey } from '#manifest'
import { useStores } from '../shell/stores.ts'

const anyQuery: Record<string, string> = {}

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  page: RouteKey
  /** What the address says after `?`. The link is current only where the address says it too. */
  query?: Record<string, string> | undefined
}

/** A link to a page without parameters in its path; marked while that page is the current one. */
export function PageLink({ page, query = anyQuery, ...rest }: PageLinkProps) {
  const { path } = useStores().manifest.pages[page]
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const current = matchPath(path, pathname) && Object.entries(query).every(([name, value]) => asked.get(name) === value)
  return (
    <Link
      to={{ pathname: path, search: `${new URLSearchParams(query)}` }}
      aria-current={current ? 'page' : undefined}
      {...rest}
    />
  )
}
