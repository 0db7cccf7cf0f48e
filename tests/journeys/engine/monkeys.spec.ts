import { expect, test } from '#testing/browser/fixtures.ts'
import { release } from '../../qualities/monkeys/monkey.ts'

test.use({ brand: 'totofa', isAsked: true, viewport: { width: 360, height: 740 } })

/** Seed 1 belongs to a player. */
const run = { seed: 1, actions: 100, hasTouch: false }

// A call that hangs is reported only after its timeout.
test.describe.configure({ timeout: 180_000 })

test('a hundred random actions of a player find no fault', async ({ page, manifest, sandbox, baseURL, pageErrors }) => {
  expect(await release(page, { ...run, manifest, sandbox, origin: baseURL! })).toEqual([])
  // The monkey judges the browser’s messages about a lost connection.
  pageErrors.length = 0
})

/** Runs in the page: plants two faults of different kinds. */
function plant() {
  addEventListener('click', () => {
    throw new Error('planted')
  })
  addEventListener('DOMContentLoaded', () => {
    const wide = document.createElement('p')
    wide.style.width = '400px'
    document.body.append(wide)
  })
}

test('planted faults are found', async ({ page, manifest, sandbox, baseURL, pageErrors }) => {
  await page.addInitScript(plant)
  const faults = await release(page, { ...run, actions: 25, manifest, sandbox, origin: baseURL! })
  const found = (kind: string, text: string) =>
    faults.filter((fault) => fault.kind === kind && fault.message.includes(text)).length
  expect([found('error', 'planted'), found('layout', '400px')], JSON.stringify(faults, null, 1)).not.toContain(0)
  pageErrors.length = 0
})
