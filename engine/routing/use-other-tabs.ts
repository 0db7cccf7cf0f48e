import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { onOtherTab } from '../data/other-tabs.ts'
import { useStores } from '../shell/stores.ts'
import { useAccess } from './use-access.ts'
import { useGoToPage } from './use-go-to-page.ts'

/** Follows sign-in and sign-out in other tabs. A visitors-only page is replaced by the main page. */
export function useOtherTabs() {
  const { session, location } = useStores()
  const { isOpen } = useAccess()
  const go = useGoToPage()

  useEffect(() => {
    async function follow() {
      const user = await session.follow()
      if (!user) return
      const { page } = location
      const wasOpen = page && isOpen(page)
      flushSync(() => {
        session.receive(user)
        if (wasOpen && !isOpen(page)) go('MAIN', { replace: true })
      })
    }
    return onOtherTab(() => void follow())
  })
}
