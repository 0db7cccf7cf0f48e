/**
 * The slow suite `instances`: the sandbox’s tests on PostgreSQL, then two instances that share a database behind nginx:
 * their sockets, their leader, and the wallet test. Installs Debian’s packages if they are missing.
 */
import { join } from 'node:path'
import { Clock } from '../../../sandbox/app/clock.ts'
import { openDatabase } from '../../../sandbox/app/db/database.ts'
import { seedIfEmpty } from '../../../sandbox/app/seed.ts'
import { createDatabase } from '../../../sandbox/testing/database.ts'
import { hasPrograms } from '../../../scripts/machine/debian-packages.ts'
import { runCommand } from '../../../scripts/machine/run-command.ts'
import { proveService } from '../wallet/proof.ts'
import { Pair } from './pair.ts'
import { programs, startPostgres } from './postgres.ts'

if (!hasPrograms({ [join(programs, 'postgres')]: 'postgresql-15', nginx: 'nginx-light' })) process.exit(1)
const server = await startPostgres()

try {
  const empty = await openDatabase(await createDatabase(server.address, 'empty'))
  await empty.destroy()
  // Each test’s copy has yet to make its own secret.
  const seeded = await openDatabase(await createDatabase(server.address, 'seeded'))
  await seedIfEmpty(seeded, new Clock())
  await seeded.destroy()

  const tests = ['sandbox/app', 'sandbox/domains', 'tests/qualities/instances']
  const arePassed = runCommand(['vitest', 'run', '--retry=0', ...tests], { SANDBOX_TEST_SERVER: server.address })

  const faults = await proveWallet()
  process.exitCode = arePassed && faults === 0 ? 0 : 1
} finally {
  await server.stop()
}

/** Returns the number of faults in the books. */
async function proveWallet(): Promise<number> {
  const database = await createDatabase(server.address, 'wallet')
  const pair = new Pair(database)
  try {
    await pair.start()
    const proof = { operations: Number(process.env.WALLET_OPERATIONS ?? 2000), players: 20, seed: 1 }
    const { operations, payments, lostAnswers, milliseconds, faults } = await proveService(pair, database, proof)
    for (const fault of faults) console.error(fault)
    console.log(
      `wallet on two instances: ${operations} operations (${payments} payments) in ${Math.round(milliseconds / 1000)} s; ${lostAnswers} answers lost by the kills; ${faults.length} faults in the books`,
    )
    return faults.length
  } finally {
    await pair.stop()
  }
}
