import type { Manifest } from '#manifest'
import { jackpotShown } from '#testing/browser/amounts.ts'
import { forBrands } from '#testing/browser/brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { kinds, shownAt } from '#testing/browser/jackpots.ts'
import { layoutShifts, watchLayoutShift } from '#testing/browser/layout.ts'

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

  // A phone, two lines, and the smallest screen with one.
  const widths = [375, 768, 1025]
  test('a jackpot’s digits are large, the largest thing of their block, and keep its height', async ({
    page,
    manifest,
  }) => {
    await watchLayoutShift(page)
    for (const { kind, width } of kinds.flatMap((each) => widths.map((one) => ({ ...each, width: one })))) {
      await page.setViewportSize({ width, height: 740 })
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
        expect(
          [digits >= 20, width > 375 ? digits >= name : digits > name, fits],
          `${kind}, ${width} px: ${JSON.stringify(sizes)}`,
        ).toEqual([true, true, true])
      }
      const shifts = (await layoutShifts(page)).filter(({ moved }) =>
        moved.some((each) => each.includes('data-block=')),
      )
      expect(shifts, `${kind}, ${width} px`).toEqual([])
    }
  })
})
