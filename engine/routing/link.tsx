import { startTransition, type ComponentProps, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site. Links to other sites are ordinary `<a>` elements. */
  to: To
  replace?: boolean
  state?: unknown
}

/**
 * A link to a page of the site. The router’s own one also prefetches the routes of its framework, which is 3 KB of every
 * first visit that nothing here uses. The new page is rendered in slices, so that the press itself is painted first.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { state, ...(replace && { replace }) })
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) startTransition(() => follow(event))
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}
