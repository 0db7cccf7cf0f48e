import { reaction, runInAction } from 'mobx'
import { forgetTelegramAuth, keepTelegramAuth } from '../../domains/account/telegram-auth.ts'
import { slipStore } from '../../domains/matches/slip-store.ts'
import { paymentStore } from '../../domains/payments/payment-store.ts'
import { popupStore } from '../../domains/content/popup-store.ts'
import { cashbackStore } from '../../domains/offers/cashback-store.ts'
import { premiumWithdrawalStore } from '../../domains/payments/premium-withdrawal-store.ts'
import { returnedDepositStore } from '../../domains/payments/returned-deposit-store.ts'
import { wheelStore } from '../../domains/wheel/wheel-store.ts'
import type { Registry } from '../../engine/registry.ts'
import type { Stores } from '../../engine/shell/stores.ts'
import { goTo, here, renew } from './patch/live.ts'

/** Shows something; returns what hides it. */
type Show = () => () => void

/** What can become of a payment. */
export const outcomes = ['success', 'error'] as const

/** Returns from a payment’s page: the address opens the window, and the platform has told the outcome. */
export const paymentResult =
  (stores: Stores, outcome: (typeof outcomes)[number]): Show =>
  () => {
    const { manifest, overlays } = stores
    const before = here()
    const status = outcome === 'success' ? 'done' : 'failed'
    stores.get(returnedDepositStore).receive({ key: '', amount: 50, currency: manifest.currency, status })
    goTo(`${manifest.pages.MAIN.path}?payment=${outcome === 'success' ? 1 : 0}`)
    overlays.open('payment-result')
    return () => {
      overlays.close('payment-result')
      goTo(before)
    }
  }

/** Overlays that need data beside being open. */
export function overlaysWithData(stores: Stores): Record<string, Show> {
  const { manifest, overlays, language } = stores
  const { currency } = manifest
  return {
    'payment-result': paymentResult(stores, 'success'),
    popups() {
      const popup = {
        id: 'sample',
        lang: language.current,
        title: 'Weekend tournament',
        text: '<p>Play the tournament’s games from Friday to Sunday: the best hundred share the prize.</p>',
        isViewed: false,
      }
      const { list } = stores.get(popupStore)
      list.receive([popup as never])
      overlays.open('popups')
      return () => {
        list.receive([])
        overlays.close('popups')
      }
    },
    cashback() {
      const store = stores.get(cashbackStore)
      store.last = { id: 'sample', amount: 25.5, currency }
      overlays.open('cashback')
      return () => {
        store.last = undefined
        overlays.close('cashback')
      }
    },
    'premium-withdrawal'() {
      const store = stores.get(premiumWithdrawalStore)
      store.open({ amount: 5000, currency })
      return store.close
    },
    'wheel-prize'() {
      const store = stores.get(wheelStore)
      store.prize = { key: 'coin', value: 50 }
      overlays.open('wheel-prize')
      return store.clearPrize
    },
  }
}

/** A bet slip that holds selections. */
export const filledBetSlip =
  ({ get }: Stores): Show =>
  () => {
    const { receive } = get(slipStore)
    receive('SPORT', 2)
    return () => receive('SPORT', 0)
  }

/** A withdrawal that waits to be paid. Each reading of the open payments would lose it among those that are open. */
export const pendingPayment =
  ({ manifest: { currency }, get }: Stores): Show =>
  () => {
    const { open } = get(paymentStore)
    const at = new Date().toISOString()
    open.ended = [
      { key: 'sample', direction: 'withdrawal', methodId: 'sample', amount: 50, currency, status: 'pending', at },
    ]
    return () => void (open.ended = [])
  }

/** The registration that follows a sign-in with Telegram, as if Ada had signed in. */
export const telegramRegistration =
  ({ manifest, http }: Stores): Show =>
  () => {
    const before = here()
    keepTelegramAuth({ id: 42, first_name: 'Ada', auth_date: Math.floor(http.now() / 1000), hash: 'of nobody' })
    goTo(manifest.pages.TELEGRAM_LOGIN.path)
    return () => {
      forgetTelegramAuth()
      goTo(before)
    }
  }

const hour = 3_600_000

/** What the wheel’s page shows, by what the player has. Whoever looks has to be signed in. */
const wheelStages = {
  open: { status: 'ALLOWED', stage: 'idle' },
  starting: { status: 'ALLOWED', stage: 'starting' },
  waiting: { status: 'ALLOWED', stage: 'waiting' },
  turning: { status: 'ALLOWED', stage: 'turning' },
  progress: { status: 'IN_PROGRESS', stage: 'idle' },
  later: { status: 'EXPIRED', stage: 'idle' },
  unknown: { status: 'ALLOWED', stage: 'idle' },
} as const

type WheelStage = keyof typeof wheelStages

const awards = [100, 2, 20, 5, 0, 10, 50, 1].map((value) => ({ key: value === 0 ? 'lost' : 'coin', value }))

/** The stages of the wheel. */
export function wheelThings(stores: Stores): Record<string, Show> {
  const show =
    (name: WheelStage): Show =>
    () =>
      showWheel(stores, name)
  return Object.fromEntries((Object.keys(wheelStages) as WheelStage[]).map((name) => [`wheel:${name}`, show(name)]))
}

function showWheel(stores: Stores, name: WheelStage): () => void {
  const { manifest, session } = stores
  const { status, stage } = wheelStages[name]
  const page = manifest.pages.WHEEL_OF_FORTUNE
  const { visible, guards = [] } = page
  const before = { path: here(), isShown: manifest.wheel.visible }
  const stopAt = new Date(Date.now() + 5 * hour).toISOString()
  const store = stores.get(wheelStore)
  const put = () => {
    Object.assign(store, { stage, sector: stage === 'turning' ? 0 : undefined, unknownResult: name === 'unknown' })
    if (store.awards.length === 0) store.awards = awards
    if (name === 'progress' && store.progress === undefined) store.data.receive({ progress: 64, endTime: stopAt })
  }
  Object.assign(page, { visible: true, guards: [] })
  manifest.wheel.visible = true
  // Each reading of the user or of the wheel brings the player’s own wheel back.
  const stop = reaction(
    () => [session.user?.fortuneWheel.status, store.data.value] as const,
    ([now]) => {
      if (now === undefined) return
      if (now !== status) session.amend({ currency: 'TND', fortuneWheel: { status, stopAt } })
      runInAction(put)
    },
    { fireImmediately: true },
  )
  goTo(page.path)
  return () => {
    stop()
    Object.assign(store, { stage: 'idle', sector: undefined, unknownResult: false })
    Object.assign(page, { visible, guards })
    manifest.wheel.visible = before.isShown
    goTo(before.path)
    void session.load()
  }
}

/** A page whose code does not come: the brand’s loader. */
export function loadingPage({ manifest, location }: Stores, { blocks }: Registry): Show {
  return () => {
    const page = location.page ?? 'MAIN'
    const shown = manifest.pages[page].blocks
    const known = { ...blocks }
    const never = () => new Promise<never>(() => {})
    Object.assign(blocks, Object.fromEntries(shown.map(({ use }) => [use, never])))
    renew(shown)
    return () => {
      Object.assign(blocks, known)
      renew(shown)
    }
  }
}
