import { flushSync } from 'react-dom'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import type { User } from '#api'
import type { PageKey } from '#manifest'
import { useStores } from '../shell/stores.ts'
import { useAccess } from './use-access.ts'
import { returnPath } from './return-path.ts'

/**
 * Returns a function that navigates to a page, or to the main page if it is not open: automatic navigation never ends
 * at a closed page.
 */
export function useGoToPage(): (page: PageKey, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const access = useAccess()
  const { pages } = useStores().manifest
  return (page, options) => void navigate(access.isOpen(page) ? pages[page].path : pages.MAIN.path, options)
}

/**
 * Returns a function that navigates to the path the sign-in page has to return to, or to the main page if that path is
 * not open.
 */
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
 * Returns a function that stores a user who has signed in or registered and navigates, both in one render: the page
 * they leave is for visitors and would otherwise flash as not found.
 */
export function useEnter(): (user: User, navigate: () => void) => void {
  const { session } = useStores()
  return (user, navigate) =>
    flushSync(() => {
      session.enter(user)
      navigate()
    })
}
