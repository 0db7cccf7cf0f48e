import type { Bank } from './bank.ts'
import type { MoneyCall } from './calls.ts'
import { type Page, pass, Player } from './page.ts'
import type { Trouble, Way } from './troubles.ts'

/** The result of a cell: the number of transactions of each of its ways, and its faults. */
export interface Cell {
  call: string
  trouble: string
  counts: number[]
  wrong: string[]
}

const mostTries = 3

/** Plays one call in every way of a trouble, and lets the player do what the page offers until it is done. */
export async function play(bank: Bank, call: MoneyCall, trouble: Trouble): Promise<Cell> {
  const cell: Cell = { call: call.name, trouble: trouble.name, counts: [], wrong: [] }
  for (const way of trouble.ways) {
    const player = new Player(bank)
    await player.register()
    await call.prepare(player)
    cell.wrong.push(...(await playWay(call, player, way)))
    const { length } = await bank.transactions(player.login, call.kind)
    cell.counts.push(length)
    const expected = isNeverMade(call, way) ? 0 : 1
    if (length !== expected) cell.wrong.push(`${length} transactions in place of ${expected}`)
    player.leave()
  }
  return cell
}

const isNeverMade = (call: MoneyCall, way: Way) => Boolean(call.isMadeOnce && way.isLost)

async function playWay(call: MoneyCall, player: Player, way: Way): Promise<string[]> {
  const { page, wrong = [], isSignedInAnew = false } = await way.happen({ call, player, page: await player.open() })
  if (call.says(page) === 'busy') await pass(call.takesMs)
  if (['absent', 'failed', 'unknown'].includes(call.says(page))) wrong.push(...call.losses(page, isSignedInAnew))
  for (let tries = 0; tries < mostTries && ['idle', 'absent', 'failed'].includes(call.says(page)); tries++) {
    call.tap(page)
    await pass(call.takesMs)
  }
  await call.settle(player)
  return [...wrong, ...(await ending(call, player, page, isNeverMade(call, way)))]
}

/** The faults of the page’s final state, once it knows the balance. */
async function ending(call: MoneyCall, player: Player, page: Page, isUnknown: boolean): Promise<string[]> {
  void page.session.load()
  await pass(6000)
  const said = call.says(page)
  const expected = isUnknown ? 'unknown' : 'done'
  return [...(said === expected ? [] : [`says ${said} in the end`]), ...(await call.differences(page, player))]
}

/** The cells as a table: the number of transactions of each way, and a cross for a fault. */
export function table(cells: readonly Cell[]): string {
  const columns = [...new Set(cells.map(({ trouble }) => trouble))]
  const rows = [...new Set(cells.map(({ call }) => call))]
  const text = (row: string, column: string) => {
    const cell = cells.find(({ call, trouble }) => call === row && trouble === column)
    return cell ? `${cell.wrong.length > 0 ? '✗' : '✓'} ${cell.counts.join(' ')}` : ''
  }
  const lines = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => text(row, column))])]
  const widths = lines[0]!.map((_head, place) => Math.max(...lines.map((line) => line[place]!.length)))
  return lines.map((line) => line.map((each, place) => each.padEnd(widths[place]!)).join('  ')).join('\n')
}
