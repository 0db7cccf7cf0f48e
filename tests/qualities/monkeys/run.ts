/** The slow suite `monkeys`: random actions on every brand. `-- --brand atlas --seed 7` repeats one seed. */
import { type Browser, chromium as browserType } from '@playwright/test'
import { Command } from 'commander'
import { readyChromium } from '../../../scripts/browser.ts'
import { recordCells } from '../../../scripts/test/cells.ts'
import { control } from '#testing/browser/control.ts'
import { startServer } from '#testing/browser/server.ts'
import { brands, number, numbers, someBrands } from '#testing/choice.ts'
import { type Fault, release } from './monkey.ts'
import { tellFaults } from './tell-faults.ts'

const choice = new Command('npm run test:slow monkeys --')
  .description('Does random things on every brand.')
  .addOption(someBrands())
  .option('--seed <numbers>', 'only these seeds', numbers)
  .option('--seeds <count>', 'the number of seeds', number, 20)
  .option('--actions <count>', 'the number of actions of each seed', number, 500)
  .option('--workers <count>', 'how many seeds at once', number, 2)
  .parse()
  .opts<{ brand: string[]; seed?: number[]; seeds: number; actions: number; workers: number }>()
const { actions } = choice
const seeds = choice.seed ?? Array.from({ length: choice.seeds }, (_, index) => index + 1)
const chosen = brands.filter(({ id }) => choice.brand.includes(id))
const queue = seeds.flatMap((seed) => chosen.map((brand) => ({ ...brand, seed })))
let faultCount = 0

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
    faultCount += faults.length
    recordCells([
      {
        row: id,
        column: `seed ${seed}`,
        note: `${actions}`,
        faults: faults.map(({ kind, message }) => `${kind}: ${message}`),
      },
    ])
    console.log(tellFaults({ brand: id, seed, actions, faults, seconds: (performance.now() - began) / 1000 }))
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
  Array.from({ length: Math.min(choice.workers, queue.length) }, (_, index) => work(browser, firstPort + index)),
)
await browser.close()
if (faultCount > 0) process.exitCode = 1
