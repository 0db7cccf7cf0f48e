import { matchPath, useLocation } from 'react-router-dom'
import type { PageKey } from '#manifest'
import { useStores } from '../shell/stores.ts'
import { Link, type LinkProps } from './link.tsx'
import { useRegistry } from '../shell/registry-context.ts'
import { fetchBlocks } from './widget.tsx'

const anyQuery: Record<string, string> = {}

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  page: PageKey
  /** Query parameters of the link. It is current only if the address has them. */
  query?: Record<string, string> | undefined
}

/** A link to a page without path parameters, with `aria-current` on that page. Pointing at it fetches the page’s code. */
export function PageLink({ page, query = anyQuery, ...rest }: PageLinkProps) {
  const { path, blocks } = useStores().manifest.pages[page]
  const registry = useRegistry()
  const fetchAhead = () => void fetchBlocks(blocks, registry)
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const current = matchPath(path, pathname) && Object.entries(query).every(([name, value]) => asked.get(name) === value)
  return (
    <Link
      to={{ pathname: path, search: `${new URLSearchParams(query)}` }}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
    />
  )
}
