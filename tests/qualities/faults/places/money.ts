import type { Page } from '@playwright/test'
import { carriedOut } from '#testing/browser/carried-out.ts'
import { expect, leave, open } from '#testing/browser/fixtures.ts'
import { bonus, calls } from '../../money/calls.ts'
import { call as callApi } from '../api.ts'
import { filled } from '../builders.ts'
import { actWithFault, expectSignedIn, expectUsable } from '../expect.ts'
import { hang } from '../faults.ts'
import type { Place, Tools } from '../place.ts'

const player = { brand: 'atlas', login: 'claire' }
const [deposit, withdrawal] = calls as [(typeof calls)[number], (typeof calls)[number]]

const paymentsOf = async ({ sandbox }: Tools) => (await sandbox.payments(player.login)).length

/**
 * Ends the payments waiting for their payment page, which would cause a question before the next one, and clears what
 * the tab would show again.
 */
async function settleAll({ page, sandbox }: Tools) {
  await leave(page)
  await page.evaluate(() => sessionStorage.clear())
  for (const { id, status } of await sandbox.payments(player.login))
    if (status === 'redirect') await sandbox.settle(id, 'failed')
}

/**
 * A payment: under the fault nothing is paid and the page shows an error; without it, the player’s retry makes exactly
 * one.
 */
const payment = (call: string, made: typeof deposit): Place => ({
  ...player,
  call,
  async play(tools, fault) {
    const { page, line } = tools
    if (fault === hang) await page.clock.install()
    await line.drop()
    const before = await paymentsOf(tools)
    const tap = await made.fill(page)
    await actWithFault(page, line, fault, () => tap.click())
    const step = page.locator('[data-step=unknown]')
    const isRefused = fault.status !== undefined && fault.status < 500
    if (fault === hang) await expect(page.locator('[data-step=sent]')).toContainText('Still processing')
    else if (isRefused) await expect(page.getByRole('alert').filter({ hasText: 'didn’t go through' })).toBeVisible()
    else await expect(step).toContainText('Your request didn’t reach us')
    await expectUsable(page)
    await expectSignedIn(page)
    expect(await paymentsOf(tools), 'no money has moved').toBe(before)

    if (fault === hang) await line.answerLate()
    else {
      line.lift()
      await (isRefused ? tap : step.getByRole('button').first()).click()
    }
    await made.expectDone(page)
    expect(await paymentsOf(tools), 'the money moves once').toBe(before + 1)
    await settleAll(tools)
  },
})

/** The outcome of a payment whose response was lost: unknown until the server has it, and made once. */
const outcome: Place = {
  ...player,
  call: 'GET /payments/operations/{key}',
  async play(tools, fault, isTaken, isAbsent) {
    const { page, line } = tools
    await page.clock.install()
    await line.drop()
    const before = await paymentsOf(tools)
    const tap = await withdrawal.fill(page)
    await page.route(`**${withdrawal.path}`, (route) => carriedOut(route, () => route.abort('connectionreset')), {
      times: 1,
    })
    await actWithFault(page, line, fault, () => tap.click())
    // An operation without a readable status is one that the platform has: it is pending. Without the call the payment is sent
    // again with its key, which the platform honours.
    if (isTaken || isAbsent) await expect(page.locator('[data-step=outcome]')).toBeVisible()
    else await expect(page.locator('[data-step=unknown]')).toContainText('We can’t confirm the result yet')
    await expectUsable(page)
    await line.drop()
    await expect(async () => {
      const ask = page.locator('[data-step=unknown]').getByRole('button', { disabled: false })
      if (await ask.isVisible()) await ask.click()
      await page.clock.fastForward(6000)
      await expect(page.locator('[data-step=outcome]')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    expect(await paymentsOf(tools), 'the money moves once').toBe(before + 1)
    await settleAll(tools)
  },
}

const dialog = {
  form: (page: Page) => page.locator('dialog[open]'),
  failure: (page: Page) => page.locator('dialog[open]').getByRole('alert'),
}

/** Orders a withdrawal that can be cancelled. */
async function order({ page }: Tools) {
  const body = {
    methodId: 'premium',
    amount: 60,
    fields: { holder: 'Claire Moreau', accountNumber: 'TN5910006035183598478831' },
  }
  expect(
    await callApi(page, 'POST', '/payments/withdrawals', body, { 'idempotency-key': crypto.randomUUID() }),
  ).toBeLessThan(300)
}

/**
 * A bonus activation that hangs is shown as in progress and succeeds with the response; it is tried last and ends the
 * place.
 */
const activation: Place = (() => {
  async function fill({ page, sandbox, enter }: Tools) {
    await leave(page)
    await page.evaluate(() => localStorage.clear())
    await sandbox.reset()
    await enter(bonus.login)
    await sandbox.give(bonus.login, 'bonuses', { offer: 'weekend', amount: 20 })
    await bonus.fill(page)
  }
  const send = (page: Page) => page.locator('dialog[open]').getByRole('button', { name: /^Activat/ })
  async function done({ page, sandbox }: Tools) {
    await bonus.expectDone(page)
    const credited = (await sandbox.ledger(bonus.login)).filter(({ kind }) => kind === 'bonus')
    expect(new Set(credited.map(({ transaction }) => transaction)).size, 'the money moves once').toBe(1)
  }
  const { finish: _again, ...place } = filled({
    brand: 'atlas',
    login: bonus.login,
    ...dialog,
    call: 'POST /bonuses/{id}/activate',
    isMade: true,
    fill,
    send,
    done,
    async hung(tools) {
      const { page, line } = tools
      await expect(page.locator('dialog[open]').getByRole('status')).toContainText('Still processing')
      await expectUsable(page)
      await line.answerLate()
      await done(tools)
    },
  })
  return place
})()

/** Calls that move money. */
export const money: readonly Place[] = [
  payment('POST /payments/deposits', deposit),
  payment('POST /payments/withdrawals', withdrawal),
  outcome,
  filled({
    ...player,
    ...dialog,
    call: 'POST /payments/operations/{key}/cancel',
    isMade: true,
    async fill(tools) {
      const { page, sandbox } = tools
      const isOpen = (await sandbox.payments(player.login)).some(({ status }) => status !== 'cancelled')
      if (!isOpen) await order(tools)
      await open(page, '/withdrawal?lng=en')
      await page.locator('[data-operation] button[aria-haspopup=dialog]').click()
    },
    send: (page) => page.locator('dialog[open]').getByRole('button', { name: 'Yes, cancel' }),
    async done({ page, sandbox }) {
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      const payments = await sandbox.payments(player.login)
      expect(payments.filter(({ status }) => status !== 'cancelled')).toEqual([])
    },
  }),
  activation,
]
