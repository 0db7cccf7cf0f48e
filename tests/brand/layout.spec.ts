import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clipped, failedImages, layoutShift, outside, watchLayoutShift } from '../layout.ts'
import { expect, test } from '../fixtures.ts'

const widths = [375, 768, 1440]
const themes = ['dark', 'light'] as const
const languages = ['fr', 'ar']
const paths = ['/', '/games', '/tv-games', '/login', '/static/terms-fr', '/no-such-page']

async function show(page: Page, path: string, id: string, theme: string, language: string) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`theme:${id}`, theme])
  await page.goto(`${path}?lng=${language}`)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.evaluate(() => document.fonts.ready)
}

for (const width of widths) {
  for (const theme of themes) {
    test(`nothing is outside, clipped, broken, shifted or too faint at ${width} px, ${theme}`, async ({ page, manifest }) => {
      const spoken = manifest.languages.filter((language) => languages.includes(language))
      expect(spoken.length).toBeGreaterThan(0)
      await page.setViewportSize({ width, height: 900 })
      await watchLayoutShift(page)
      for (const [language, path] of spoken.flatMap((each) => paths.map((to) => [each, to] as const))) {
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
