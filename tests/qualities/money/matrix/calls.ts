import type { PaymentDirection } from '#domains/payments/payment-records.ts'
import type { PaymentOrder } from '#domains/payments/payment.ts'
import { ownCalls } from './own-calls.ts'
import type { MoneyCall } from './money-call.ts'
import { pass } from './page.ts'

const nothing = async () => {}

function payment(name: string, direction: PaymentDirection, order: PaymentOrder): MoneyCall {
  return {
    name,
    call: new RegExp(`^POST /payments/${direction}s$`),
    kind: direction === 'deposit' ? 'deposit' : 'withdrawal-held',
    takesMs: 25_000,
    prepare: nothing,
    tap({ operations }) {
      if (operations.current?.stage === 'unknown') void operations.retry()
      else void operations.start(direction, order)
    },
    async insist({ operations }) {
      operations.forget()
      void operations.start(direction, order)
      await pass(1000)
      return operations.question?.isUnknown === true
    },
    answer: ({ operations }, isYes) => void operations.answer(isYes),
    says({ operations: { current, question, isBusy, open } }) {
      if (question) return 'asking'
      if (!current) return open.pending.length + open.ended.length > 0 ? 'done' : 'idle'
      if (current.isAbsent) return 'absent'
      if (current.stage === 'unknown') return isBusy ? 'busy' : 'unknown'
      if (current.stage === 'failed' || current.stage === 'done') return current.stage
      return current.isSlow ? 'slow' : 'busy'
    },
    elsewhere: 'asking',
    losses({ operations: { current } }, isSignedInAnew) {
      const { methodId, amount, fields } = current?.order ?? {}
      const kept = JSON.stringify([methodId, amount, fields])
      const wanted = JSON.stringify([order.methodId, order.amount, isSignedInAnew ? {} : order.fields])
      return kept === wanted ? [] : [`keeps ${kept}`]
    },
    async settle({ bank, login }) {
      for (const { id, status } of await bank.payments(login))
        if (status === 'redirect') await bank.control('PATCH', `/payments/${id}`, { status: 'done' })
    },
    async differences({ operations: { current, open }, session, isToldStatus }, { bank, login }) {
      const [made] = await bank.payments(login)
      const { balance } = await bank.user(login)
      const shown = current?.operation ?? [...open.pending, ...open.ended][0]
      const wrong = []
      if (isToldStatus && (shown?.key !== made?.key || shown?.status !== made?.status))
        wrong.push(`shows ${shown?.status} of ${made?.status}`)
      if (session.user?.balance !== balance) wrong.push(`shows the balance ${session.user?.balance} of ${balance}`)
      return wrong
    },
  }
}

const cashback: MoneyCall = {
  name: 'cashback claim',
  call: /^PUT \/last-cashback\/\d+$/,
  kind: 'cashback',
  takesMs: 25_000,
  isKeyless: true,
  prepare: ({ bank, login }) => bank.control('POST', `/users/${login}/cashbacks`, { amount: 12.5 }),
  tap: ({ cashback: store }) => void store.seen(),
  says: ({ overlays }) => (overlays.isOpen('cashback') ? 'idle' : 'done'),
  elsewhere: 'done',
  losses: () => [],
  settle: nothing,
  differences: async ({ cashback: { last } }) => (last ? ['still invites'] : []),
}

const bonus: MoneyCall = {
  name: 'bonus activation',
  call: /^POST \/bonuses\/\d+\/activate$/,
  kind: 'bonus',
  takesMs: 25_000,
  isKeyless: true,
  prepare: ({ bank, login }) => bank.control('POST', `/users/${login}/bonuses`, { offer: 'weekend', amount: 20 }),
  tap: ({ bonuses }) => void bonuses.activate(bonuses.list.value![0]!.id),
  says: ({ bonuses: { activating, active, failure, unknown } }) =>
    activating !== null ? 'busy' : active ? 'done' : unknown !== null ? 'unknown' : failure ? 'failed' : 'idle',
  elsewhere: 'done',
  losses: () => [],
  settle: nothing,
  differences: async ({ bonuses }) => (bonuses.failure ? ['says that it failed'] : []),
}

const wheel: MoneyCall = {
  name: 'wheel PUT',
  call: /^PUT \/fortune-wheel\/\d+$/,
  kind: 'prize',
  takesMs: 55_000,
  isKeyless: true,
  async prepare({ bank, login }) {
    await bank.control('PATCH', `/users/${login}`, { fortuneWheel: { status: 'ALLOWED', stopAt: null } })
    await bank.control('PUT', `/users/${login}/wheel`, { award: { key: 'coin', value: 20 } })
  },
  tap: ({ wheel: store }) => void store.spin(),
  says: ({ wheel: { isBusy, prize, unknownResult } }) =>
    isBusy ? 'busy' : prize ? 'done' : unknownResult ? 'unknown' : 'idle',
  elsewhere: 'idle',
  losses: () => [],
  settle: nothing,
  async differences({ session, wheel: { prize } }, { bank, login }) {
    const { balance, fortuneWheel } = await bank.user(login)
    const wrong = []
    if (prize && prize.value !== 20) wrong.push(`shows a prize of ${prize.value}`)
    if (session.user?.balance !== balance) wrong.push(`shows the balance ${session.user?.balance} of ${balance}`)
    if (session.user?.fortuneWheel.status !== fortuneWheel.status)
      wrong.push(`shows the wheel ${session.user?.fortuneWheel.status} of ${fortuneWheel.status}`)
    return wrong
  },
}

/** Every call that moves money, and those that are made once as well. */
export const moneyCalls: readonly MoneyCall[] = [
  payment('deposit', 'deposit', {
    methodId: 'mobile-money',
    amount: 50.25,
    fields: { phone: '+21655123456' },
    bonus: '',
  }),
  payment('withdrawal', 'withdrawal', { methodId: 'mobile-money', amount: 60.5, fields: { phone: '+21655123456' } }),
  payment('voucher withdrawal', 'withdrawal', { methodId: 'voucher', amount: 70, fields: {} }),
  payment('premium withdrawal', 'withdrawal', {
    methodId: 'premium',
    amount: 200,
    fields: { holder: 'Nour Ben Ali', accountNumber: 'TN5910006035183598478831' },
  }),
  cashback,
  bonus,
  wheel,
  ...ownCalls,
]
