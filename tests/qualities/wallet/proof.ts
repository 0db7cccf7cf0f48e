import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../../sandbox/app/random.ts'
import { auditBooks } from './books.ts'
import { lost } from './client.ts'
import { Host, type Service } from './host.ts'
import { type Vouchers, WalletPlayer } from './player.ts'

/** The currency of each brand, and a unit of about one euro in it, in the major unit. */
const units = { TND: 2, EUR: 1, XOF: 500, MAD: 10 }

interface Proof {
  operations: number
  players: number
  seed: number
}

/** The result of a run. */
export interface Outcome {
  operations: number
  payments: number
  /** The number of calls that lost their answer when the server was killed. */
  lostAnswers: number
  milliseconds: number
  faults: string[]
}

/** Proves the wallet with one server and its database in a file. */
export async function proveWallet(proof: Proof): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'))
  const database = join(folder, 'sandbox.sqlite')
  const host = new Host(database)
  try {
    await host.start()
    return await proveService(host, database, proof)
  } finally {
    await host.stop()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs this many random operations of this many parallel players, with a server killed and restarted half-way; then
 * audits the books.
 */
export async function proveService(
  service: Service,
  database: string,
  { operations, players: count, seed }: Proof,
): Promise<Outcome> {
  const start = performance.now()
  lost.answers = 0
  const players = await enter(service, count, seed)
  await playAll(service, players, operations)
  const balances = await Promise.all(players.map(async (player) => ({ player, shown: await player.balance() })))
  await service.stop()
  const wrong = balances
    .filter(({ player, shown }) => shown !== player.real)
    .map(({ player, shown }) => `${player.login} is shown ${shown}, not ${player.real}`)
  return {
    operations,
    payments: players.reduce((sum, player) => sum + player.payments.size, 0),
    lostAnswers: lost.answers,
    milliseconds: performance.now() - start,
    faults: [...wrong, ...(await auditBooks(database, players))],
  }
}

async function enter(service: Service, count: number, seed: number): Promise<WalletPlayer[]> {
  const games = await service.call({ method: 'GET', path: '/api/games?type=slots&size=200' })
  const slot = (games.body.rows as { providerId: string; id: string; hasJackpot: boolean }[]).find(
    ({ hasJackpot }) => !hasJackpot,
  )!
  const vouchers: Vouchers = new Map()
  const currencies = Object.entries(units)
  const players = Array.from({ length: count }, (_, index) => {
    const [currency, unit] = currencies[index % currencies.length]!
    return new WalletPlayer(service, `wallet${seed}x${index}`, currency, unit, createRandom(seed + index), vouchers)
  })
  await Promise.all(players.map((player) => player.enter(slot)))
  return players
}

/** Runs all players in parallel until this many operations are made; half-way a server is killed and restarted. */
async function playAll(service: Service, players: WalletPlayer[], operations: number): Promise<void> {
  let made = 0
  let killed: Promise<unknown> | undefined
  const play = async (player: WalletPlayer) => {
    while (made < operations) {
      if (++made === Math.ceil(operations / 2)) killed = service.interrupt()
      await player.turn()
    }
  }
  await Promise.all(players.map(play))
  await killed
}
