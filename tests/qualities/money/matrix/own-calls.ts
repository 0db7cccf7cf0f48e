import { UnknownOutcome } from '#engine/data/once/single-writes.ts'
import type { MoneyCall } from './money-call.ts'
import type { Page, Word } from './page.ts'

const name = 'passport.png'
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a page says of a call whose store tells no more than an error. */
const said = (isBusy: boolean, isShown: boolean, failure: unknown): Word => {
  if (isBusy) return 'busy'
  if (isShown) return 'done'
  if (failure instanceof UnknownOutcome) return 'unknown'
  return failure ? 'failed' : 'idle'
}

/** A call that moves no money, but is counted once as well. */
const own = (call: Pick<MoneyCall, 'name' | 'call' | 'tap' | 'says' | 'count'> & Partial<MoneyCall>): MoneyCall => ({
  kind: 'own',
  takesMs: 25_000,
  isKeyless: true,
  prepare: async () => {},
  elsewhere: 'done',
  losses: () => [],
  settle: async () => {},
  differences: async () => [],
  ...call,
})

const protection = ({ limits: { limits } }: Page) => limits.value

/** The calls that move no money and are made once as well. */
export const ownCalls: readonly MoneyCall[] = [
  own({
    name: 'limit',
    call: /^PUT \/my\/limits$/,
    tap: (page) => void page.act(() => page.limits.set({ kind: 'deposit', period: 'day', amount: 50 })),
    says: (page) =>
      said(page.isActing, protection(page)?.limits.some(({ amount }) => amount === 50) ?? false, page.failure),
    count: async ({ browser }) => {
      const { limits } = (await browser.get('/api/my/limits')).json<{ limits: { amount: number }[] }>()
      return limits.filter(({ amount }) => amount === 50).length
    },
  }),
  own({
    name: 'break',
    call: /^POST \/my\/breaks$/,
    tap: (page) => void page.act(() => page.limits.takeBreak({ kind: 'break', days: 2 })),
    says: (page) => said(page.isActing, Boolean(protection(page)?.break), page.failure),
    count: async ({ browser }) =>
      Number((await browser.get('/api/my/limits')).json<{ break: unknown }>().break !== null),
  }),
  own({
    name: 'document',
    call: /^POST \/my\/documents$/,
    isRepeatable: true,
    tap({ documents }) {
      documents.choose(new File([png], name, { type: 'image/png' }))
      void documents.send('passport')
    },
    says: ({ documents: { progress, documents, failure } }) =>
      said(progress !== null, (documents.value?.length ?? 0) > 0, failure),
    count: async ({ browser }) => (await browser.get('/api/my/documents')).json<unknown[]>().length,
  }),
]
