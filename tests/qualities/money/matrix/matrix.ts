import type { Bank } from './bank.ts'
import type { MoneyCall } from './money-call.ts'
import type { Word } from './page.ts'
import { type Page, pass } from './page.ts'
import { type Place, Player } from './player.ts'
import type { Trouble, Way } from './trouble.ts'

/** The result of a cell: the number of transactions of each of its ways, and its faults. */
export interface Cell {
  row: string
  trouble: string
  counts: number[]
  wrong: string[]
}

const mostTries = 3

/** The name of a row of the table. */
export const rowOf = (call: MoneyCall, { platform, hasLocks }: Place) =>
  [call.name, call.insist && names[platform], !hasLocks && 'no locks'].filter(Boolean).join(', ')

const names = { status: 'ideal', key: 'keys alone', none: 'neither' }

/** Plays one call in every way of a trouble, and lets the player do what the page offers until it is done. */
export async function play(bank: Bank, call: MoneyCall, trouble: Trouble, place: Place): Promise<Cell> {
  const cell: Cell = { row: rowOf(call, place), trouble: trouble.name, counts: [], wrong: [] }
  for (const way of trouble.ways) {
    const player = new Player(bank, call, place)
    await player.register()
    await call.prepare(player)
    cell.wrong.push(...(await playWay(player, way)), ...player.lies)
    const count = await (call.count?.(player) ?? bank.transactions(player.login, call.kind).then((all) => all.length))
    cell.counts.push(count)
    if (count < 1 || count > (call.isRepeatable ? 1 + player.repeats : 1)) cell.wrong.push(`made ${count} times`)
    const received = player.received.filter((each) => call.call.test(each))
    if (call.isKeyless && received.length > 1 + player.repeats) cell.wrong.push(`sent ${received.length} times`)
    player.leave()
  }
  return cell
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

/** The cells as a table: the number of transactions of each way, and a cross for a fault. */
export function table(cells: readonly Cell[]): string {
  const columns = [...new Set(cells.map(({ trouble }) => trouble))]
  const rows = [...new Set(cells.map((cell) => cell.row))]
  const text = (row: string, column: string) => {
    const cell = cells.find((each) => each.row === row && each.trouble === column)
    return cell ? `${cell.wrong.length > 0 ? '✗' : '✓'} ${cell.counts.join(' ')}` : ''
  }
  const lines = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => text(row, column))])]
  const widths = lines[0]!.map((_head, place) => Math.max(...lines.map((line) => line[place]!.length)))
  return lines.map((line) => line.map((each, place) => each.padEnd(widths[place]!)).join('  ')).join('\n')
}
