import { expect, open } from '#testing/browser/fixtures.ts'
import { call } from '../api.ts'
import { change } from '../builders.ts'
import { actWithFault, expectSignedIn, expectUsable } from '../expect.ts'
import { hang } from '../faults.ts'
import type { Place, Tools } from '../place.ts'

const player = { brand: 'betogol', login: 'amine' }
const path = '/wheel-of-fortune?lng=en'

const giveWheel = async ({ sandbox }: Tools) => {
  await sandbox.change(player.login, { fortuneWheel: { status: 'ALLOWED', stopAt: null } })
}

/** Returns the API paths of the spins that arrived. */
const spins = async ({ sandbox }: Tools) =>
  (await sandbox.log())
    .filter(({ method, path: made }) => method === 'PUT' && made.includes('/fortune-wheel/'))
    .map(({ path: made }) => made.replace('/api', ''))

/** A spin whose start fails: the wheel stops, nothing is won, and the next one can be spun. */
const spin: Place = {
  ...player,
  call: 'PUT /fortune-wheel/{id}',
  async play(tools, fault) {
    const { page, line, sandbox } = tools
    await page.clock.install()
    await line.drop()
    await giveWheel(tools)
    await open(page, path)
    const { balance } = await sandbox.user(player.login)
    const button = page.locator('[data-stage]').getByRole('button').first()
    await actWithFault(page, line, fault, () => button.click())
    // Only a refusal proves that nothing was started.
    const isRefused = fault.status === 403
    if (isRefused) await expect(page.locator('[data-toast=error]').last()).toBeVisible()
    else {
      // It turns until the result is due, then reports that there is none.
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(page.locator('[data-block=wheel] [role=status]').first()).toContainText('We don’t know', {
          timeout: 300,
        })
      }).toPass({ timeout: 20_000 })
    }
    await expectUsable(page)
    await expectSignedIn(page)
    await expect(page.locator('[data-balance]')).toHaveAttribute('data-balance', String(balance))
    expect((await sandbox.user(player.login)).balance, 'nothing is won').toBe(balance)

    await line.drop()
    await giveWheel(tools)
    const before = (await spins(tools)).length
    if (!isRefused) await open(page, path)
    await button.click()
    await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'waiting')
    await expect.poll(async () => (await spins(tools)).length).toBe(before + 1)
    // The next fault starts with a new wheel.
    await call(page, 'DELETE', (await spins(tools)).at(-1)!)
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (key.includes('wheel')) storage.removeItem(key)
    })
  },
}

/** Calls that the wheel’s page makes on a click. */
export const wheel: readonly Place[] = [
  spin,
  change({
    ...player,
    call: 'DELETE /fortune-wheel/{id}',
    none: 404,
    async open(tools) {
      await giveWheel(tools)
      await open(tools.page, path)
      await tools.page.locator('[data-stage]').getByRole('button').nth(1).click()
    },
    act: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click(),
    async failed({ page }, fault) {
      if (fault !== hang) await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Give up' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
    done: ({ page }) => expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN'),
  }),
]
