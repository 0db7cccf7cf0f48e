import type { BrowserContext, Route } from '@playwright/test'
import { carriedOut } from '#testing/browser/carried-out.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { bonus, type Call, calls } from './calls.ts'

/** Passes the next call to this path through `act`, on any page of the browser. */
const next = (context: BrowserContext, { path }: Call, act: (route: Route) => Promise<void>) =>
  context.route(`**${path}`, act, { times: 1 })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.use({ brand: 'atlas' })
test.describe.configure({ timeout: 90_000 })

for (const call of calls) {
  const { login } = call
  test.describe(call.name, () => {
    test.beforeEach(async ({ sandbox, signIn }) => {
      await sandbox.give(login, 'bonuses', { offer: 'weekend', amount: 20 })
      await signIn(login)
    })

    test.afterEach(async ({ sandbox }) => {
      const payments = await sandbox.payments(login)
      expect(payments).toHaveLength(call === bonus ? 0 : 1)
      const kinds = (await sandbox.ledger(login)).map(({ kind, transaction }) => `${kind} ${transaction}`)
      const moved = new Set(kinds.filter((each) => /^(withdrawal-held|bonus) /.test(each)))
      expect(moved.size).toBe(call.name === 'deposit' ? 0 : 1)
    })

    test('request lost', async ({ page, context }) => {
      const tap = await call.fill(page)
      await next(context, call, (route) => route.abort('connectionreset'))
      await tap.click()
      // An activation has no key: it is sent again only by the player.
      if (call === bonus) await page.getByRole('button', { name: 'Activate again' }).click()
      await call.expectDone(page)
    })

    test('response lost', async ({ page, context }) => {
      const tap = await call.fill(page)
      await next(context, call, (route) => carriedOut(route, () => route.abort('connectionreset')))
      await tap.click()
      await call.expectDone(page)
    })

    test('500', async ({ page, context }) => {
      const tap = await call.fill(page)
      await next(context, call, (route) => carriedOut(route, () => route.fulfill({ status: 500, json: { code: 400 } })))
      await tap.click()
      await call.expectDone(page)
    })

    test('hang of 20 s: reported as slow after ten, and not aborted', async ({ page, context }) => {
      const tap = await call.fill(page)
      await next(context, call, async (route) => {
        await wait(20_000)
        await route.continue()
      })
      await tap.click()
      await wait(11_000)
      if (call === bonus) await expect(tap).toHaveText(/^Activating/)
      else await expect(page.locator('[data-step=sent]')).toContainText('Still processing')
      await expect(async () => call.expectDone(page)).toPass({ timeout: 20_000 })
    })

    test('double click', async ({ page }) => {
      const tap = await call.fill(page)
      await tap.dblclick()
      await call.expectDone(page)
    })

    test('Enter plus click', async ({ page, context }) => {
      const tap = await call.fill(page)
      await next(context, call, async (route) => {
        await wait(300)
        await route.continue()
      })
      await tap.focus()
      const place = (await tap.boundingBox())!
      await page.keyboard.press('Enter')
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
      await call.expectDone(page)
    })

    test('two tabs', async ({ page, context }) => {
      const tap = await call.fill(page)
      const other = await context.newPage()
      const otherTap = await call.fill(other)
      await next(context, call, async (route) => {
        await wait(2000)
        await route.continue()
      })
      await tap.click()
      await otherTap.click()
      if (call !== bonus) {
        const question = other.locator('main [role=alert]').filter({ has: other.getByRole('button') })
        await expect(question).toBeVisible()
        await question.getByRole('button').last().click()
        await expect(question).toHaveCount(0)
      }
      await call.expectDone(page)
      if (call === bonus) await call.expectDone(other)
    })

    test('reload', async ({ page, context }) => {
      const tap = await call.fill(page)
      const arrived = new Promise<void>((resolve) => {
        void next(context, call, (route) => carriedOut(route, async () => resolve()))
      })
      await tap.click()
      await arrived
      await page.reload()
      await call.expectDone(page)
    })

    test('session expired', async ({ page, context, signIn }) => {
      const tap = await call.fill(page)
      // As the call leaves: a call in the background would end the session before it.
      await next(context, call, async (route) => {
        await context.clearCookies({ name: 'session' })
        await route.continue()
      })
      await tap.click()
      await expect(page.locator('[data-balance]')).toHaveCount(0)
      await expect(page.locator('[data-step]')).toHaveCount(0)
      await signIn(login)
      if (call === bonus) {
        // A 401 proves nothing: the player is told, and sends it again.
        const again = await call.fill(page)
        await again.click()
        await expect(page.locator('dialog[open]').getByRole('alert')).not.toBeEmpty()
        await again.click()
      } else {
        await open(page, call.path.includes('deposit') ? '/deposit?lng=en' : '/withdrawal?lng=en')
        await page.locator('[data-step=unknown] button').last().click()
        await call.expectKept(page)
      }
      await call.expectDone(page)
    })

    test('back button', async ({ page, context }) => {
      const tap = await call.fill(page)
      const arrived = new Promise<void>((resolve) => {
        void next(context, call, (route) =>
          carriedOut(route, async () => {
            resolve()
            await wait(500)
            await route.abort('connectionreset').catch(() => undefined)
          }),
        )
      })
      await tap.click()
      await arrived
      await page.goBack()
      await page.goForward()
      await call.expectDone(page)
    })
  })
}
