import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clipped, failedImages, layoutShift, outside, watchLayoutShift } from '../layout.ts'
import { expect, test } from '../fixtures.ts'

const widths = [375, 768, 1440]
const themes = ['dark', 'light'] as const
const pathsIn = (language: string) => ['/', '/games', '/tv-games', '/login', `/static/terms-${language}`, '/no-such-page']

/** The first of the wanted languages that the brand speaks. */
const one = (spoken: readonly string[], wanted: string[]) => wanted.find((language) => spoken.includes(language))

async function show(page: Page, path: string, id: string, theme: string, language: string) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`theme:${id}`, theme])
  await page.goto(`${path}?lng=${language}`)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.evaluate(() => document.fonts.ready)
}

for (const width of widths) {
  for (const theme of themes) {
    test(`nothing is outside, clipped, broken, shifted or too faint at ${width} px, ${theme}`, async ({ page, manifest }) => {
      const spoken = [one(manifest.languages, ['fr', manifest.languages[0]]), one(manifest.languages, ['ar', 'fa'])].filter((each) => each !== undefined)
      await page.setViewportSize({ width, height: 900 })
      await watchLayoutShift(page)
      for (const [language, path] of spoken.flatMap((each) => pathsIn(each).map((to) => [each, to] as const))) {
        await show(page, path, manifest.id, theme, language)
        const at = `${path} in ${language} at ${width} px`
        expect(await outside(page), `outside: ${at}`).toEqual([])
        expect(await clipped(page), `clipped: ${at}`).toEqual([])
        expect(await failedImages(page), `images: ${at}`).toEqual([])
        expect(await layoutShift(page), `layout shift: ${at}`).toBe(0)
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)), `contrast: ${at}`).toEqual([])
      }
    })
  }
}
