import type { Cell } from '../../../../scripts/test/cells.ts'
import type { Bank } from './bank.ts'
import type { MoneyCall } from './money-call.ts'
import type { Word } from './page.ts'
import { type Page, pass } from './page.ts'
import { type Place, Player } from './player.ts'
import type { Trouble, Way } from './trouble.ts'

const mostTries = 3

/** The name of a row of the table. */
export const rowOf = (call: MoneyCall, { platform, hasLocks }: Place) =>
  [call.name, call.insist && names[platform], !hasLocks && 'no locks'].filter(Boolean).join(', ')

const names = { status: 'ideal', key: 'keys alone', none: 'neither' }

/**
 * Plays one call in every way of a trouble, and lets the player do what the page offers until it is done. The cell shows the
 * number of transactions of each way.
 */
export async function play(bank: Bank, call: MoneyCall, trouble: Trouble, place: Place): Promise<Cell> {
  const counts: number[] = []
  const wrong: string[] = []
  for (const way of trouble.ways) {
    const player = new Player(bank, call, place)
    await player.register()
    await call.prepare(player)
    wrong.push(...(await playWay(player, way)), ...player.lies)
    const count = await (call.count?.(player) ?? bank.transactions(player.login, call.kind).then((all) => all.length))
    counts.push(count)
    if (count < 1 || count > (call.isRepeatable ? 1 + player.repeats : 1)) wrong.push(`made ${count} times`)
    const received = player.received.filter((each) => call.call.test(each))
    if (call.isKeyless && received.length > 1 + player.repeats) wrong.push(`sent ${received.length} times`)
    player.leave()
  }
  return { row: rowOf(call, place), column: trouble.name, note: counts.join(' '), faults: wrong }
}

/** Whether a page leaves the next step to its player. */
const isOver = (said: Word) => ['idle', 'absent', 'failed', 'unknown'].includes(said)

async function playWay(player: Player<MoneyCall>, way: Way): Promise<string[]> {
  const { call } = player
  const { page, wrong = [], isSignedInAnew = false } = await way.happen({ call, player, page: await player.open() })
  if (call.says(page) === 'busy') await pass(call.takesMs)
  if (['absent', 'failed', 'unknown'].includes(call.says(page))) wrong.push(...call.losses(page, isSignedInAnew))
  for (let tries = 0; tries < mostTries && !player.isTold && isOver(call.says(page)); tries++) {
    if (call.says(page) === 'unknown') player.repeats++
    call.tap(page)
    await pass(call.takesMs)
  }
  const isLeft = call.says(page) === 'unknown' && call.insist !== undefined
  if (isLeft) wrong.push(...(await lookUp(player, page)))
  await call.settle(player)
  return [...wrong, ...(await ending(player, page, isLeft))]
}

/**
 * The player learns from the history whether a payment of unknown outcome was made, and makes it again if it was not. The
 * page asks first.
 */
async function lookUp({ call, isMade }: Player<MoneyCall>, page: Page): Promise<string[]> {
  const asks = await call.insist?.(page)
  call.answer?.(page, !isMade)
  await pass(call.takesMs)
  return asks ? [] : ['does not ask before it is made again']
}

/** The faults of the page’s final state, once it knows the balance. `isLeft`: the player left the payment as it was. */
async function ending(player: Player<MoneyCall>, page: Page, isLeft: boolean): Promise<string[]> {
  const { call } = player
  void page.session.load()
  await pass(6000)
  const said = call.says(page)
  // What became of a payment that the player knows of is not shown again where the platform does not keep it.
  const isForgotten = isLeft || (!page.isToldStatus && player.isTold)
  const isRight = said === 'done' || (isForgotten && said === 'idle')
  return [...(isRight ? [] : [`says ${said} in the end`]), ...(await call.differences(page, player))]
}
