/** `npm run bench -- <name> [--check]`: prints a table, writes `test-results/bench-<name>.json`; `--check` fails over budget. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Bench, Result } from './bench/bench.ts'
import { bootBench } from './bench/boot.ts'
import { brandsBench } from './bench/brands.ts'
import { checkBench } from './bench/check.ts'
import { formsBench } from './bench/forms.ts'
import { jackpotsBench } from './bench/jackpots.ts'
import { lighthouseBench } from './bench/lighthouse.ts'
import { lobbyBench } from './bench/lobby.ts'
import { realtimeBench } from './bench/realtime.ts'
import { sizeBench } from './bench/size.ts'
import { serve } from './serve.ts'

/** A port that nobody listens on. The brands’ pages name that of the stand-ins for vendors, so it is known before they are served. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Puts a bench to brands served on a free port. */
const served = (bench: Bench) => async () => {
  const port = await freePort()
  const { sandbox, brands } = await serve({ port, manifests: 'manifests', api: '', database: ':memory:' })
  const results = await bench(
    brands.map(({ id, manifest }) => ({ brand: id, address: `http://${id}.localhost:${port}/`, manifest })),
  )
  await sandbox.close()
  return results
}

const benches: Record<string, () => Result[] | Promise<Result[]>> = {
  size: served(sizeBench),
  boot: bootBench,
  lighthouse: served(lighthouseBench),
  check: checkBench,
  brands: brandsBench,
  lobby: lobbyBench,
  jackpots: jackpotsBench,
  forms: formsBench,
  realtime: realtimeBench,
}

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`usage: npm run bench -- <${Object.keys(benches).join('|')}> [--check]`)
  process.exit(2)
}

const results = await bench()
console.table(Object.fromEntries(results.map(({ subject, figures }) => [subject, figures])))
mkdirSync('test-results', { recursive: true })
writeFileSync(`test-results/bench-${name}.json`, JSON.stringify(results, null, 2))
const over = results.flatMap(({ subject, over: budgets }) => budgets.map((budget) => `${subject}: ${budget}`))
for (const line of over) console.error(`over budget: ${line}`)
process.exitCode = process.argv.includes('--check') && over.length > 0 ? 1 : 0
