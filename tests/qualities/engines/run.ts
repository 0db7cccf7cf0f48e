/**
 * The slow suite `engines`: every page that a visitor sees and the main journeys in Chromium, Firefox and WebKit (`--help`).
 */
import { control } from '#testing/browser/control.ts'
import { brands } from '#testing/choice.ts'
import { startServer, type TestServer } from '#testing/browser/server.ts'
import { initialAnswers, keep } from '../../../scripts/brand/certify/visit.ts'
import { type Cell, recordCells } from '../../../scripts/test/cells.ts'
import { freePort } from '../../../scripts/machine/free-port.ts'
import { tellViolations } from '../monkeys/watch.ts'
import { readChoice } from './choice.ts'
import { missedFaults } from './control.ts'
import type { Engine } from './drivers/driver.ts'
import { browsers } from './engines.ts'
import type { Journey } from './journeys/journey.ts'
import { journeys } from './journeys/journeys.ts'
import { differences, type Sizes } from './sizes.ts'
import { Visitor } from './visitor.ts'
import { unexpected, walkBrand } from './walk.ts'

const choice = readChoice()
const known = browsers(choice.playwright === true)
const chosen = brands.filter(({ id }) => choice.brand.includes(id))

for (const name of choice.engine) {
  const { missing, install, byHand } = known[name]!
  if (missing().length > 0 && choice.install) install()
  if (missing().length === 0) continue
  console.error(
    choice.install
      ? `${missing().join(', ')} could not be installed. By hand: ${byHand}`
      : `${missing().join(', ')} is missing: run npm run test:slow engines -- ${choice.playwright ? '--playwright ' : ''}--install`,
  )
  process.exitCode = 1
}
if (process.exitCode) process.exit()

/** Runs first in each document: the initial questions are answered, and violations of the policy are errors. */
const answers = Object.assign({}, ...brands.map(({ manifest }) => initialAnswers(manifest, 'none'))) as object
const start = `(${keep.toString()})(${JSON.stringify(answers)}); (${tellViolations.toString()})()`

const cells: Cell[] = []
/** The sizes of blocks by row, engine and page. */
const sizes = new Map<string, Map<string, Record<string, Sizes>>>()

async function measure(engine: Engine, row: string, run: () => Promise<{ pages: number; faults: string[] }>) {
  const began = performance.now()
  const { pages, faults } = await run().catch((error: Error) => ({ pages: 0, faults: [error.message] }))
  const seconds = Math.round((performance.now() - began) / 1000)
  const note = `${pages > 0 ? `${pages} pages, ` : ''}${seconds} s`
  cells.push({ row, column: `${engine.name} ${engine.version}`, note, faults })
  console.log(`${engine.name}: ${row}: ${faults.length} faults, ${note}`)
  for (const fault of faults) console.log(`  ${fault}`)
}

async function walkAll(engine: Engine, port: number) {
  for (const { id, manifest } of chosen)
    for (const width of choice.width) {
      const row = `${id} ${width}`
      await measure(engine, row, async () => {
        const origin = `http://${id}.localhost:${port}`
        const walked = await walkBrand(engine, { manifest, origin, start, width, pictures: choice.pictures })
        sizes.set(row, (sizes.get(row) ?? new Map()).set(engine.name, walked.sizes))
        return walked
      })
    }
}

async function makeJourney(engine: Engine, { name, width, suits, make }: Journey, port: number) {
  const brand = chosen.find(({ manifest }) => suits(manifest))
  if (!brand) return
  const { id, manifest } = brand
  const sandbox = control(`http://127.0.0.1:${port}`)
  await measure(engine, name, async () => {
    await sandbox.reset()
    const window = await engine.open({ width, height: 900 }, start)
    const visitor = new Visitor(window, `http://${id}.localhost:${port}`)
    try {
      await make({ visitor, manifest, sandbox })
      return { pages: 0, faults: unexpected(await visitor.takeErrors()).map((text) => `console: ${text}`) }
    } catch (error) {
      const errors = await visitor.takeErrors().catch(() => [])
      return { pages: 0, faults: [(error as Error).message, ...errors.map((text) => `console: ${text}`)] }
    } finally {
      await window.close()
    }
  })
}

const checkControl = (engine: Engine, port: number) =>
  measure(engine, 'planted faults', async () => {
    const window = await engine.open({ width: 1440, height: 900 }, start)
    try {
      return { pages: 0, faults: await missedFaults(window, `http://${chosen[0]!.id}.localhost:${port}`) }
    } finally {
      await window.close()
    }
  })

async function runIn(engine: Engine, server: TestServer) {
  await checkControl(engine, server.port)
  if (choice.only !== 'journeys') await walkAll(engine, server.port)
  if (choice.only === 'pages') return
  for (const journey of journeys)
    if (choice.journey.includes(journey.name)) await makeJourney(engine, journey, server.port)
}

await Promise.all(
  choice.engine.map(async (name) => {
    const server = await startServer(await freePort(), { PAGE_CONTENT: '1' })
    const engine = await known[name]!.start()
    try {
      await runIn(engine, server)
    } finally {
      await engine.close()
      await server.stop()
    }
  }),
)

const different: string[] = []
for (const [row, engines] of sizes) {
  const chromium = engines.get('chromium')
  if (!chromium) continue
  for (const [name, pages] of engines)
    for (const [page, blocks] of Object.entries(pages))
      different.push(...differences(blocks, chromium[page] ?? {}).map((text) => `${name}: ${row}: ${page}: ${text}`))
}
if (different.length > 0) console.log(`\nSizes that differ from Chromium’s:\n${different.join('\n')}`)

recordCells(cells)
const count = cells.flatMap(({ faults }) => faults).length
console.log(`\n${count} faults, ${different.length} sizes that differ`)
if (count + different.length > 0) process.exitCode = 1
