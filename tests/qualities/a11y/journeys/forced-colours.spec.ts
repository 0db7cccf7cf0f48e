import { expect, open, test } from '#testing/browser/fixtures.ts'
import { Keyboard } from '../keyboard.ts'

test.use({ brand: 'betogol', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('with forced colours, the focus is visible, and checked controls differ from unchecked ones', async ({ page }) => {
  test.slow()
  const keyboard = new Keyboard(page)
  for (const path of ['/login', '/register', '/games']) {
    await open(page, `${path}?lng=en`)
    await keyboard.skipToContent()
    for (let steps = 0; steps < 14; steps++) await keyboard.step()
  }
  await open(page, '/register?lng=en')
  const terms = page.locator('[name=checkTerms]')
  await terms.scrollIntoViewIfNeeded()
  const unticked = await terms.screenshot()
  await terms.check()
  expect((await terms.screenshot()).equals(unticked)).toBe(false)
  expect(await terms.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none')
})
