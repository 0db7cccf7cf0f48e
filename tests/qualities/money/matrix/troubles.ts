import type { MoneyCall } from './money-call.ts'
import type { Scene, Trouble, Way } from './trouble.ts'
import type { Word } from './page.ts'
import { pass } from './page.ts'
import type { Place, Player } from './player.ts'
import { answerTroubles } from './answers.ts'
import type { Loss } from './wire.ts'

/** The time at which the call is on its way, and that at which its answer is. Locks in the storage take their time. */
const sentMs = ({ tabs }: Player) => (tabs.hasLocks ? 20 : 120)
const answeredMs = (player: Player) => sentMs(player) + 60

const lose = ({ call, player }: Scene, kind: Loss['kind'], ms = 0) =>
  void player.losses.push({ kind, call: call.call, ms })

const loses = (kind: Loss['kind']): Way => ({
  async happen(scene) {
    const { call, page } = scene
    lose(scene, kind)
    call.tap(page)
    await pass(call.takesMs)
    return { page }
  },
})

/**
 * A call that hangs for 20 seconds on its way or on the way back; `told` is what a payment’s page shows soon after ten
 * seconds.
 */
const hangs = (kind: 'late' | 'slow', told: Word): Way => ({
  async happen(scene) {
    const { call, player, page } = scene
    lose(scene, kind, 20_000)
    call.tap(page)
    await pass(9800)
    const said = [call.says(page)]
    await pass(600)
    said.push(call.says(page))
    await pass(call.takesMs)
    // Only the status call knows before the response does.
    const expected = player.platform === 'status' ? told : 'slow'
    // A page does not wait for a result that it already knows.
    const isTold = call.kind === 'cashback' || said.join() === `busy,${call.insist ? expected : 'busy'}`
    return { page, wrong: isTold ? [] : [`says ${said.join(', then ')}`] }
  },
})

const reloads = (isLost: boolean): Way => ({
  async happen(scene) {
    const { call, player, page } = scene
    if (isLost) lose(scene, 'request')
    call.tap(page)
    await pass(isLost ? sentMs(player) : answeredMs(player))
    const again = await player.reload(page)
    await pass(call.takesMs)
    return { page: again }
  },
})

/** The call arrives long after a reload; by then the player may have repeated it. */
const reloadsBeforeItArrives: Way = {
  async happen(scene) {
    const { call, player, page } = scene
    lose(scene, 'late', 20_000)
    call.tap(page)
    await pass(sentMs(player))
    const again = await player.reload(page)
    await pass(1000)
    return { page: again }
  },
}

const taps = (...pauses: number[]): Way => ({
  async happen({ call, page }) {
    call.tap(page)
    for (const ms of pauses) {
      await pass(ms)
      call.tap(page)
    }
    await pass(call.takesMs)
    return { page }
  },
})

/** Both tabs make the call, the second one a little later; the first one’s answer takes two seconds. */
const inTwoTabs = (pauseMs: number, ...troubles: Loss['kind'][]): Way => ({
  async happen(scene) {
    const { call, player, page } = scene
    const other = await player.open()
    for (const kind of troubles) lose(scene, kind, 2000)
    call.tap(page)
    await pass(pauseMs)
    call.tap(other)
    await pass(call.takesMs)
    const said = call.says(other)
    return { page, wrong: said === call.elsewhere ? [] : [`the other tab says ${said}`] }
  },
})

const withoutSession: Way = {
  async happen({ call, player, page }) {
    await player.bank.expire(player)
    call.tap(page)
    await pass(2000)
    const wrong = page.reloads === 1 && page.session.user === null ? [] : [`the session ended ${page.reloads} times`]
    const visitor = await player.reload(page)
    if (visitor.operations.current || visitor.wheel.isBusy) wrong.push('a visitor sees it')
    await player.bank.signIn(player)
    const again = await player.reload(visitor)
    await pass(2000)
    return { page: again, wrong, isSignedInAnew: true }
  },
}

/** Another player signs in on another host with the same cookies: this page is not notified, and its player’s click comes later. */
const withAnothersSession: Way = {
  async happen({ call, player, page }) {
    const { received } = player
    const before = received.length
    await player.bank.replace(player)
    await pass(121_000)
    call.tap(page)
    await pass(3000)
    // What remains of the page may already know the other player.
    const isLeft = page.reloads === 1 && page.session.user?.login !== player.login
    const wrong = isLeft ? [] : [`the page started ${page.reloads} times again`]
    if (received.slice(before).some((each) => call.call.test(each))) wrong.push('was sent with another’s session')
    await player.bank.signIn(player)
    const again = await player.reload(page)
    await pass(2000)
    return { page: again, wrong, isSignedInAnew: true }
  },
}

/**
 * The page is put into the back/forward cache during its call, which the browser aborts; then it is restored or
 * reloaded.
 */
const thereAndBack = (isKept: boolean): Way => ({
  async happen({ call, player, page }) {
    call.tap(page)
    await pass(answeredMs(player))
    page.wire.cut()
    if (isKept) await pass(call.takesMs)
    const again = isKept ? page : await player.reload(page)
    if (!isKept) await pass(call.takesMs)
    return { page: again }
  },
})

/** A browser repeats a request whose kept connection was reset: without a key, a platform cannot know it. */
const isKnownAgain = ({ insist, isRepeatable }: MoneyCall, { platform }: Place) =>
  !isRepeatable && (platform !== 'none' || !insist)

/** All troubles. */
export const troubles: readonly Trouble[] = [
  { name: 'request lost', ways: [loses('request')] },
  { name: 'answer lost', ways: [loses('answer')] },
  { name: '500', ways: [loses('before'), loses('after')] },
  { name: 'hang of 20 s', ways: [hangs('late', 'slow'), hangs('slow', 'done')] },
  { name: 'double click', ways: [taps(0)] },
  { name: 'Enter plus click', ways: [taps(20, 80)] },
  { name: 'two tabs', ways: [inTwoTabs(0), inTwoTabs(300, 'slow')] },
  { name: 'connection reset', ways: [loses('twice')], fits: isKnownAgain },
  { name: 'reload', ways: [reloads(true), reloads(false), reloadsBeforeItArrives] },
  { name: 'session expired', ways: [withoutSession] },
  { name: 'another’s session', ways: [withAnothersSession] },
  { name: 'back button', ways: [thereAndBack(true), thereAndBack(false)] },
  ...answerTroubles,
]
