import { flushSync } from 'react-dom'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import type { User } from '#api'
import type { RouteKey } from '#manifest'
import { useStores } from '../shell/stores.ts'
import { useAccess } from './registry-context.ts'
import { returnPath } from './return-path.ts'

/** Answers a function that leads to a page, or to the main page where that one is not open: no automatic navigation ends at a closed door. */
export function useGo(): (page: RouteKey, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const access = useAccess()
  const { pages } = useStores().manifest
  return (page, options) => void navigate(access.isOpen(page) ? pages[page].path : pages.MAIN.path, options)
}

/** Answers a function that leads to the path that the sign-in page was asked to return to, or to the main page where that path is not open. */
export function useReturn(): () => void {
  const navigate = useNavigate()
  const access = useAccess()
  const { manifest, location } = useStores()
  const { state } = useLocation()
  const path = returnPath(state) ?? '/'
  return () => {
    const page = location.pageAt(path.split(/[?#]/)[0] ?? '')
    void navigate(page && access.isOpen(page) ? path : manifest.pages.MAIN.path, { replace: true })
  }
}

/**
 * Answers a function that takes in who just signed in or registered, and leads on, both in one render: the page that they
 * leave is for visitors, and would show as not found for a moment.
 */
export function useEnter(): (user: User, lead: () => void) => void {
  const { session } = useStores()
  return (user, lead) =>
    flushSync(() => {
      session.enter(user)
      lead()
    })
}
