/** `npm run bench -- <name> [--check]` prints a table and writes `test-results/bench-<name>.json`; `--check` fails over budget. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { runCommand } from '../scripts/machine/run-command.ts'
import { serve } from '../scripts/serve.ts'
import type { Bench, Result } from './bench.ts'
import { freePort } from '../scripts/machine/free-port.ts'
import { installPackages } from '../scripts/install-packages.ts'

/** Runs a bench on brands served on a free port, with content where it measures what a visitor waits for. */
async function served(bench: Bench, content = false): Promise<Result[]> {
  const port = await freePort()
  const { sandbox, brands } = await serve({ port, manifests: 'manifests', api: '', database: ':memory:', content })
  const results = await bench(
    brands.map(({ id, manifest }) => ({ brand: id, address: `http://${id}.localhost:${port}/`, manifest })),
  )
  await sandbox.close()
  return results
}

/** Not a literal in `import()`, because the root’s type check must not follow it: its package may not be installed. */
const lighthouseFile = './lighthouse.ts'

/** Each loads its code when it runs, because its packages may have to be installed first. */
const benches: Record<string, () => Promise<Result[]>> = {
  size: async () => served((await import('./size/size.ts')).sizeBench),
  boot: async () => (await import('./boot/boot.ts')).bootBench(),
  lighthouse: async () => served(((await import(lighthouseFile)) as { lighthouseBench: Bench }).lighthouseBench, true),
  brands: async () => (await import('./brands/brands.ts')).brandsBench(),
  interact: async () => (await import('./interact/interact.ts')).interactBench(),
  forms: async () => (await import('./forms/forms.ts')).formsBench(),
  return: async () => (await import('./return/return.ts')).returnBench(),
  studio: async () => (await import('./studio/studio.ts')).studioBench(),
}
/** These use packages of bench/package.json; the others need no installation. */
const needPackages = ['lighthouse']

/** Subjects are rows, or columns where they have too many figures for a row. */
function table(all: readonly Result[]): Record<string, Record<string, number>> {
  const names = [...new Set(all.flatMap(({ figures }) => Object.keys(figures)))]
  if (names.length <= 12) return Object.fromEntries(all.map(({ subject, figures }) => [subject, figures]))
  const row = (figure: string) =>
    all.flatMap(({ subject, figures }) => (figure in figures ? [[subject, figures[figure]!] as const] : []))
  return Object.fromEntries(names.map((figure) => [figure, Object.fromEntries(row(figure))]))
}

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`usage: npm run bench -- <${Object.keys(benches).join('|')}> [--check]`)
  process.exit(2)
}

if (needPackages.includes(name)) installPackages('bench')
if (!runCommand(['scripts/build.ts', '--if-stale'])) process.exit(1)
const results = await bench()
console.table(table(results))
mkdirSync('test-results', { recursive: true })
writeFileSync(`test-results/bench-${name}.json`, JSON.stringify(results, null, 2))
const over = results.flatMap(({ subject, over: budgets }) => budgets.map((budget) => `${subject}: ${budget}`))
for (const { subject, notes = [] } of results) for (const note of notes) console.log(`note: ${subject}: ${note}`)
for (const line of over) console.error(`over budget: ${line}`)
process.exitCode = process.argv.includes('--check') && over.length > 0 ? 1 : 0
