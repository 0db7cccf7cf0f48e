/**
 * The slow suite `monkeys`: random actions on every brand. `-- --brand atlas --seed 7` repeats one seed; `--seeds`,
 * `--actions` and `--workers` change the numbers.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium as browserType } from '@playwright/test'
import { readyChromium } from '../../../scripts/browser.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { control } from '#testing/browser/control.ts'
import { startServer } from '#testing/browser/server.ts'
import { type Fault, release } from './monkey.ts'
import { type Outcome, summary, tellFaults } from './summary.ts'

const { values } = parseArgs({
  options: {
    brand: { type: 'string', multiple: true },
    seed: { type: 'string', multiple: true },
    seeds: { type: 'string', default: '20' },
    actions: { type: 'string', default: '500' },
    workers: { type: 'string', default: '2' },
  },
})
const seeds = values.seed?.map(Number) ?? Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const actions = Number(values.actions)
const brands = readBrands('manifests', '').filter(({ id }) => values.brand?.includes(id) ?? true)
if (brands.length === 0 || ![...seeds, actions].every(Number.isSafeInteger))
  throw new Error(`Unknown brand, or not a number: ${process.argv.slice(2).join(' ')}`)

const queue = seeds.flatMap((seed) => brands.map(({ id, manifest }) => ({ id, manifest: manifest!, seed })))
const outcomes: Outcome[] = []

async function work(browser: Browser, port: number) {
  const server = await startServer(port)
  const sandbox = control(`http://127.0.0.1:${port}`)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id, manifest, seed } = next
    const origin = `http://${id}.localhost:${port}`
    const [width, hasTouch] = [seed % 4 < 2 ? 360 : 1440, seed % 3 === 0]
    const began = performance.now()
    await sandbox.reset()
    const context = await browser.newContext({
      ...browserContext,
      baseURL: origin,
      hasTouch,
      viewport: { width, height: width < 768 ? 740 : 900 },
    })
    const faults = await release(await context.newPage(), { manifest, sandbox, origin, seed, actions, hasTouch }).catch(
      broken,
    )
    await context.close()
    outcomes.push({ brand: id, seed, actions, faults, seconds: (performance.now() - began) / 1000 })
    console.log(tellFaults(outcomes.at(-1)!))
  }
  await server.stop()
}

/** An error that ends a seed early is a fault; the other seeds continue. */
const broken = ({ message }: Error): Fault[] => [{ kind: 'stuck', message, step: 0, last: [] }]

const browserContext = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const
const firstPort = Number(process.env.TEST_PORT ?? 4640)
const launchOptions = readyChromium()
// Pictures have reserved space, so the monkey runs without them.
const browser = await browserType.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
})
await Promise.all(
  Array.from({ length: Math.min(Number(values.workers), queue.length) }, (_, index) =>
    work(browser, firstPort + index),
  ),
)
await browser.close()
console.log(
  summary(
    outcomes,
    brands.map(({ id }) => id),
    seeds,
  ),
)
if (outcomes.some(({ faults }) => faults.length > 0)) process.exitCode = 1
