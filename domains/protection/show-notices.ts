import { reaction } from 'mobx'
import type { PageKey } from '#manifest'
import type { Stores } from '#engine/shell/stores.ts'
import { noticeStore } from './notice-store.ts'

const registrationPages: readonly (PageKey | undefined)[] = ['REGISTER', 'TELEGRAM_LOGIN']

/** Shows the brand’s notices at their moments, one at a time. Who registers without having read one sees it afterwards. */
export function showNotices({ get, session, location, overlays }: Stores) {
  const notices = get(noticeStore)
  session.onSignIn(notices.signedIn)
  reaction(
    () => session.user?.id,
    () => session.user && notices.playerIsHere(session.user),
    { fireImmediately: true },
  )
  reaction(
    () => session.user === null && registrationPages.includes(location.page),
    (isRegistering) => {
      if (isRegistering) notices.visitorRegisters()
      else if (session.user === null) notices.leave('registration')
    },
    { fireImmediately: true },
  )
  reaction(
    () => session.user !== null && (location.page === 'DEPOSIT' || overlays.isOpen('quick-deposit')),
    (isDepositing) => isDepositing && session.user && notices.playerDeposits(session.user),
    { fireImmediately: true },
  )
  reaction(
    () => notices.current,
    (notice) => (notice ? overlays.open('notices') : overlays.close('notices')),
    { fireImmediately: true },
  )
}
