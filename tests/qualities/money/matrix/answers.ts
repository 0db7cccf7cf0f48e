import { pass } from './page.ts'
import type { MoneyCall } from './money-call.ts'
import type { Scene, Trouble, Way } from './trouble.ts'
import type { Loss } from './wire.ts'

const html = '<!doctype html><h1>Bad gateway</h1>'

/** The page’s own state after the trouble, and that of the page reloaded during it. */
const withReload = (happen: (scene: Scene, ms: number) => Promise<void>): Way[] => [
  {
    async happen(scene) {
      await happen(scene, 60_000)
      return { page: scene.page }
    },
  },
  {
    async happen(scene) {
      await happen(scene, 1000)
      const again = await scene.player.reload(scene.page)
      await pass(60_000)
      return { page: again }
    },
  },
]

/** Something between answers in place of the platform, which has carried the call out. */
const answersOnceMade = (answer: Loss['with'], afterMs = 0): Way[] =>
  withReload(async ({ call, player, page }, ms) => {
    player.losses.push({ kind: 'after', call: call.call, with: answer!, ms: afterMs })
    call.tap(page)
    await pass(ms)
  })

/** The response of a payment that was made is lost, and the status call fails for a time. */
const statusIs = (answer: 'hangs' | NonNullable<Loss['with']>, forMs: number): Way[] =>
  withReload(async ({ call, player, page }, ms) => {
    const loss = { call: /^GET \/payments\/operations\/./, until: Date.now() + forMs }
    player.losses.push(
      answer === 'hangs' ? { ...loss, kind: 'late', ms: 120_000 } : { ...loss, kind: 'before', with: answer },
    )
    player.losses.push({ kind: 'answer', call: call.call })
    call.tap(page)
    await pass(ms)
  })

/** Only payments have a status call. */
const isPayment = ({ insist }: MoneyCall) => insist !== undefined

/** What a call that was made, or the status call after it, may be answered with. */
export const answerTroubles: readonly Trouble[] = [
  { name: '500/502/504 after', ways: [500, 502, 504].flatMap((status) => answersOnceMade({ status, data: html })) },
  { name: '504 after 30 s', ways: answersOnceMade({ status: 504, data: html }, 30_000) },
  {
    name: '200 unreadable',
    ways: [html, '{"result":{"ok":1}}', '[1]'].flatMap((data) => answersOnceMade({ status: 200, data })),
  },
  {
    name: '401/404/408/429 after',
    ways: [401, 404, 408, 429].flatMap((status) => answersOnceMade({ status, data: '{"code":7,"message":"no"}' })),
  },
  { name: 'status 404', fits: isPayment, ways: statusIs({ status: 404, data: '{"message":"no route"}' }, 500) },
  {
    name: 'status 405/501',
    fits: isPayment,
    ways: [405, 501].flatMap((status) => statusIs({ status, data: html }, 40_000)),
  },
  { name: 'status 500', fits: isPayment, ways: statusIs({ status: 500, data: html }, 40_000) },
  { name: 'status hangs', fits: isPayment, ways: statusIs('hangs', 40_000) },
  { name: 'status unreadable', fits: isPayment, ways: statusIs({ status: 200, data: '{"result":[]}' }, 40_000) },
]
