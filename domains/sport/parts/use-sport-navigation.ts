import { useLocation, useNavigate } from 'react-router-dom'
import type { PageKey } from '#manifest'
import { useQuickDeposit } from '#domains/payments/parts/use-quick-deposit.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import type { SportNavigation } from '../run-sport.ts'
import { withPlace } from '../sport-route.ts'
import { sportStore } from '../sport-store.ts'

/**
 * Returns the navigation for requests from inside a vendor’s page; the sign-in returns to the same place, a deposit
 * is made over it. A page
 * that is not open shows a toast.
 */
export function useSportNavigation(): SportNavigation {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isOpen } = useAccess()
  const { manifest, toasts, language } = useStores()
  const store = useStore(sportStore)
  const quickDeposit = useQuickDeposit()
  const opening = (page: PageKey) => () => {
    // A vendor’s script changes the address without the router.
    const state: ReturnState = { returnTo: pathname + withPlace(search, store.shown?.route ?? {}) }
    if (isOpen(page)) void navigate(manifest.pages[page].path, { state })
    else void language.fetchText('errors:code.403').then((text) => toasts.show('info', text))
  }
  return { signIn: opening('LOGIN'), register: opening('REGISTER'), deposit: quickDeposit ?? opening('DEPOSIT') }
}
