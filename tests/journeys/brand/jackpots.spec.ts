import type { Manifest } from '#manifest'
import { jackpotShown } from '#testing/browser/amounts.ts'
import { forBrands } from '#testing/browser/brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { kinds, shownAt } from '#testing/browser/jackpots.ts'

/** The looks. */
const traits = ({ jackpots }: Manifest) => Object.values(jackpots).map(({ use }) => use)

forBrands(traits, () => {
  test('jackpots have the brand’s look, follow live amounts, and reserve their space', async ({
    page,
    manifest,
    sandbox,
  }) => {
    for (const { kind } of kinds) {
      const { path, look } = shownAt(manifest, kind)
      await open(page, path)
      const place = page.locator(`[data-jackpot=${kind}]`)
      await expect(place).toHaveAttribute('data-variant', look)
      const list = place.getByRole('list')
      await list.scrollIntoViewIfNeeded()
      await expect(list).not.toHaveAttribute('data-paused')
      // Emitted until it is received, because the socket may not be open yet.
      const shownAfterEvent = async () => {
        await sandbox.emit('jackpot', [
          // In a currency without a rate, so that it is shown as it is.
          { id: `${kind}-9`, name: 'Grand', kind, level: 9, amount: 654_321.12, currency: 'CAD' },
        ])
        return jackpotShown(page, kind)
      }
      await expect.poll(shownAfterEvent).toBe('65432112')
    }
  })

  test('on a phone a jackpot’s digits are large, and the largest thing of their block', async ({ page, manifest }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    for (const { kind } of kinds) {
      await open(page, shownAt(manifest, kind).path)
      const jackpots = page.locator(`[data-jackpot=${kind}] li`)
      await expect(jackpots.first().locator('[aria-hidden] > [dir=ltr]')).toBeVisible()
      const sizes = await jackpots.evaluateAll((items) =>
        items.map((item) => {
          const sizeOf = (selector: string) =>
            Number.parseFloat(getComputedStyle(item.querySelector(selector)!).fontSize)
          const amount = item.querySelector('p[aria-hidden]')!.getBoundingClientRect()
          const place = item.getBoundingClientRect()
          return {
            digits: sizeOf('p[aria-hidden]'),
            name: sizeOf('p'),
            fits: amount.left >= place.left - 1 && amount.right <= place.right + 1,
          }
        }),
      )
      for (const { digits, name, fits } of sizes) {
        expect([digits >= 20, digits > name, fits], `${kind}: ${JSON.stringify(sizes)}`).toEqual([true, true, true])
      }
    }
  })
})
