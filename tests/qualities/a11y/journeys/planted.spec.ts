import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { axeFaults } from '../axe.ts'
import { Keyboard } from '../keyboard.ts'
import { motionFaults, watchMotion } from '../motion.ts'
import { largeTextFaults, reflowFaults, spacingFaults } from '../reflow.ts'
import { foreignNames, ownNames, structureFaults } from '../structure.ts'

test.use({ brand: 'donxbet' })

/** Adds to the page’s style sheet, because the policy forbids style elements. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

test('each check finds the fault planted for it, and nothing before', async ({ page, manifest }) => {
  test.slow()
  await watchMotion(page)
  await open(page, '/login?lng=en')
  const judges = [axeFaults, structureFaults, reflowFaults, largeTextFaults, spacingFaults, motionFaults]
  for (const judge of judges) expect(await judge(page), judge.name).toEqual([])

  await page.evaluate(() => document.querySelector('[data-form=login] label')!.removeAttribute('for'))
  expect((await axeFaults(page)).join()).toContain('label: <input')
  await page.evaluate(() =>
    document.querySelector('main')!.append(document.createElement('h1'), document.createElement('h5')),
  )
  expect((await structureFaults(page)).join()).toContain('2 main headings')
  await page.evaluate(() => document.querySelector('[data-form=login] [type=submit]')!.setAttribute('aria-label', 'Go'))
  expect((await structureFaults(page)).join()).toContain('“Go” is not named by its words')
  await style(page, '[data-form=login] { min-inline-size: 400px }')
  expect((await reflowFaults(page)).join()).toContain('outside')
  await style(
    page,
    '[data-form=login] [type=submit] { max-block-size: 48px; overflow: hidden; padding: 20px; inline-size: 90px; white-space: nowrap }',
  )
  expect((await largeTextFaults(page)).join()).toContain('clipped')
  expect((await spacingFaults(page)).join()).toContain('clipped')
  await page.evaluate(() => void document.querySelector('main')!.animate([{ opacity: 0.5 }, { opacity: 1 }], 40))
  expect((await motionFaults(page)).join()).toContain('40 ms')
  await style(page, '[data-form=login] label { position: fixed; inset-block-end: -10px }')
  expect((await reflowFaults(page)).join()).toContain('cut by the screen')

  await open(page, '/login?lng=ar')
  expect(await foreignNames(page, ownNames(manifest))).toEqual([])
  await page.evaluate(() => (document.querySelector('[data-form=login] [type=submit]')!.textContent = 'Sign in'))
  expect((await foreignNames(page, ownNames(manifest))).join()).toContain('Sign in')
})

test('a keyboard step detects an outline that is missing, too faint, or covered', async ({ page }) => {
  const faults: [css: string, words: RegExp][] = [
    [':focus-visible { outline: none !important }', /a mark of the focus/],
    [
      ':focus-visible { outline-color: color-mix(in srgb, var(--background) 90%, var(--text)) !important }',
      /the contrast of the mark/,
    ],
    ['header::after { position: fixed; inset: 0; z-index: 99; content: "" }', /what lies over/],
  ]
  for (const [css, words] of faults) {
    await open(page, '/login?lng=en')
    const keyboard = new Keyboard(page)
    await keyboard.skipToContent()
    await style(page, css)
    await page.locator('footer a').first().focus()
    await expect(keyboard.step()).rejects.toThrow(words)
  }
})
