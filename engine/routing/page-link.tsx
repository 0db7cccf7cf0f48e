import { Link, matchPath, useLocation, type LinkProps } from 'react-router-dom'
import type { RouteKey } from '#manifest'
import { useStores } from '../shell/stores.ts'

const anyQuery: Record<string, string> = {}

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  page: RouteKey
  /** Query parameters of the link. It is current only if the address has them. */
  query?: Record<string, string> | undefined
}

/** A link to a page without path parameters, with `aria-current` on that page. */
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
