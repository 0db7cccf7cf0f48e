import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { LocationStore } from '../shell/location-store.ts'

/**
 * The router in a browser. Routes, links and navigation have paths without a language; in the address they are below that of the page,
 * where the brand has `languagePaths`. An address of another language, as after a change of language and on the way back, follows it.
 */
export const SiteRouter = observer(function SiteRouter({
  place,
  children,
}: {
  place: LocationStore
  children: ReactNode
}) {
  // `v5Compat`: it tells of its own navigation too.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(setShown), [history])
  const pathname = place.addressOf(place.pathOf(location.pathname))
  useLayoutEffect(() => {
    const address = new URL(window.location.href)
    address.pathname = pathname
    if (address.pathname !== window.location.pathname) window.history.replaceState(window.history.state, '', address)
  }, [pathname, location])
  return (
    <Router
      basename={place.base || '/'}
      location={{ ...location, pathname }}
      navigationType={action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  )
})
