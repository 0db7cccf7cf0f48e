import { expect, it } from 'vitest'
import { SessionStore } from '#engine/shell/session-store.ts'
import { FakeTabs } from '#testing/tabs.ts'
import { user } from '#testing/user.ts'
import { HeldUser } from './held-user.ts'

const nothing = async () => undefined as never
const signedIn = (tab = new FakeTabs().open().tab) => {
  const session = new SessionStore({ me: nothing, signIn: nothing, signOut: nothing }, () => undefined)
  const held = new HeldUser(session, tab)
  session.showUserAs(held.shown)
  session.receive(user)
  return { session, held, tab }
}

it('events do not change the balance while the wheel is turning', () => {
  const { session, held } = signedIn()
  held.hold()
  session.receiveChange({ balance: 30, bonusBalance: 3, login: 'bea' })
  expect(session.user).toEqual({ ...user, login: 'bea' })
  held.release()
  session.receiveChange({ balance: 30 })
  expect(session.user?.balance).toBe(30)
})

it('what is held stays so over a reload, for the same player', () => {
  const { held, tab } = signedIn()
  held.hold()
  const reloaded = signedIn(tab)
  reloaded.session.receive({ ...user, balance: 99 })
  expect([reloaded.session.user?.balance, reloaded.held.isHeld]).toEqual([user.balance, true])
  reloaded.session.receive({ ...user, id: 8, balance: 99 })
  expect([reloaded.session.user?.balance, reloaded.held.isHeld]).toEqual([99, false])
})
