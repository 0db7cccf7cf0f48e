/**
 * The slow suite `wallet`: ten thousand random operations of twenty parallel players, with the server killed on the way.
 * `WALLET_OPERATIONS`, `WALLET_PLAYERS` and `WALLET_SEED` change the numbers.
 */
import { proveWallet } from './proof.ts'

const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

const { operations, payments, lostAnswers, milliseconds, faults } = await proveWallet({
  operations: number('WALLET_OPERATIONS', 10_000),
  players: number('WALLET_PLAYERS', 20),
  seed: number('WALLET_SEED', 1),
})
for (const fault of faults) console.error(fault)
console.log(
  `${operations} operations (${payments} payments) in ${Math.round(milliseconds / 1000)} s; ${lostAnswers} answers lost by the kill; ${faults.length} faults in the books`,
)
if (faults.length > 0 || lostAnswers === 0) process.exitCode = 1
