import { useLocation, useNavigate } from 'react-router-dom'
import type { RouteKey } from '#manifest'
import { useAccess } from '#engine/routing/registry-context.ts'
import type { ReturnState } from '#engine/routing/return-path.ts'
import { useStores } from '#engine/shell/stores.ts'
import type { SportWishes } from '../run-sport.ts'

/** Leads where a player asks from inside a vendor’s page, and from the sign-in back to the same place. What is not open says so. */
export function useSportWishes(): SportWishes {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isOpen } = useAccess()
  const { manifest, toasts, language } = useStores()
  const lead = (page: RouteKey) => () => {
    const state: ReturnState = { returnTo: pathname + search }
    if (isOpen(page)) void navigate(manifest.pages[page].path, { state })
    else void language.fetchText('errors:code.403').then((text) => toasts.show('info', text))
  }
  return { signIn: lead('LOGIN'), register: lead('REGISTER'), deposit: lead('DEPOSIT') }
}
