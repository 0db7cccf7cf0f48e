import type { Field, Manifest } from '#manifest'
import { expect, open } from '#testing/browser/fixtures.ts'
import { field } from '#testing/browser/registration.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import { read } from '../builders.ts'
import { actWithFault, expectSignedIn, expectUsable, failures, openWithFault } from '../expect.ts'
import { hang } from '../faults.ts'
import type { Place } from '../place.ts'

const player = { brand: 'atlas', login: 'claire' }
const visitor = { brand: 'atlas' }

/** A game’s stage shows its own state. */
const game: Place = {
  ...player,
  call: 'POST /games/{providerId}/{gameId}/session',
  async play({ page, line }, fault) {
    const stage = page.locator('[data-play]')
    const path = '/game/amber-circuit/fox-cascade'
    await openWithFault(page, line, fault, path)
    await expect(stage).toHaveAttribute('data-state', 'error')
    await expect(stage.getByRole('alert')).not.toBeEmpty()
    await expectUsable(page)
    await expectSignedIn(page)
    line.lift()
    // What is not available to an account offers other games instead of a retry.
    if (['403', '404', '405', '501'].includes(fault.name)) {
      await expect(stage.getByRole('alert').locator('a[href="/games"]')).toBeVisible()
      await page.reload()
    } else await stage.getByRole('alert').getByRole('button').click()
    await expect(stage).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    if (fault === hang) await line.drop()
  },
}

/** Texts are retried six times automatically (spec §9), then on request; text keys are never shown. */
const texts: Place = {
  ...visitor,
  call: 'GET /locales/{lng}/{ns}.json',
  async play({ page, line }, fault) {
    const main = page.locator('main')
    await page.clock.install()
    await line.drop()
    line.break(fault)
    await page.goto('/login?lng=en')
    await expect(async () => {
      await page.clock.fastForward(6000)
      await expect(main).toHaveAttribute('data-state', 'error', { timeout: 300 })
    }).toPass({ timeout: 20_000 })
    await expect(main).not.toContainText('signIn.')
    await expectUsable(page)
    await line.drop()
    await failures(page).getByRole('button').click()
    await expect(page.locator('[data-form=login]')).toContainText('Sign in')
    await expect(main).toHaveAttribute('data-state', 'ready')
  },
}

/** The registration form is there without its currencies, whose field says so and offers a retry. */
const currencies: Place = {
  brand: 'betogol',
  call: 'GET /signup-currency',
  async play({ page, line }, fault, isTaken) {
    const main = page.locator('main')
    const box = page.locator('[data-field=currency]')
    await openWithFault(page, line, fault, '/register?lng=en')
    await expect(main).toHaveAttribute('data-state', 'ready')
    if (isTaken) return expect(box).toHaveCount(0)
    await expect(box.getByText('could not be loaded')).toBeVisible()
    await expectUsable(page)
    line.lift()
    await box.getByRole('button').click()
    await expect(box.locator('option').nth(1)).toBeAttached()
    await line.drop()
  },
}

const addressFields: Field[] = [
  { use: 'address', name: 'postcode', part: 'postcode', country: 'BR', fillsOthers: true },
  { use: 'address', name: 'town', part: 'city', country: 'BR' },
]

/** A postcode fills in its address; without the response the player writes it. No brand of the product asks for one, so one does here. */
const address: Place = {
  ...visitor,
  call: 'GET /addresses',
  prepare: ({ page }) =>
    withManifest<Manifest>(page, ({ forms, ...manifest }) => {
      const form = forms['registration-a']
      return {
        ...manifest,
        forms: { ...forms, 'registration-a': { ...form, fields: [...form.fields, ...addressFields] } },
      }
    }),
  async play({ page, line }, fault) {
    const path = '/register?lng=en'
    const fill = () => field(page, 'postcode').fill('01001000')
    if (fault === hang) await page.clock.install()
    await line.drop()
    await open(page, path)
    await actWithFault(page, line, fault, fill)
    await expect(field(page, 'town')).toHaveValue('')
    await expect(field(page, 'town')).toBeEditable()
    await expectUsable(page)
    await line.drop()
    await open(page, path)
    await fill()
    await expect(field(page, 'town')).toHaveValue('São Paulo')
  },
}

/** Calls that fill a block of a page, with a retry. */
export const reads: readonly Place[] = [
  game,
  texts,
  read({ ...visitor, call: 'GET /banners', path: '/' }),
  read({ ...visitor, call: 'GET /games', path: '/games' }),
  read({ ...visitor, call: 'GET /games/providers', path: '/' }),
  read({ ...visitor, call: 'GET /info/jackpot', path: '/' }),
  read({ ...visitor, brand: 'donxbet', call: 'GET /wins', path: '/' }),
  read({ ...visitor, call: 'GET /info/max-balances', path: '/hall-of-fame' }),
  read({ ...visitor, call: 'GET /pages/client', path: '/static/terms-fr' }),
  read({ ...visitor, call: 'GET /pages/client/{id}', path: '/static/terms-fr', none: 404 }),
  read({ ...visitor, call: 'GET /promotions', path: '/promotions' }),
  currencies,
  address,
  read({ ...player, call: 'GET /bonuses', path: '/bonuses' }),
  read({ ...player, call: 'GET /my/documents', path: '/user-document' }),
  read({ ...player, call: 'GET /my/bets', path: '/bet-history' }),
  read({ ...player, call: 'GET /my/cashbacks', path: '/cashback-history' }),
  read({ ...player, call: 'GET /my/operations', path: '/history-of-operations' }),
  read({ ...player, call: 'GET /my/full-data', path: '/personal-data' }),
  read({ ...player, call: 'GET /payments/methods', path: '/deposit' }),
  read({ ...player, call: 'GET /payments/operations', path: '/deposit' }),
  read({ ...player, call: 'GET /popups', path: '/messages' }),
  read({ ...player, brand: 'totofa', call: 'GET /my/limits', path: '/profile' }),
  read({ ...player, brand: 'totofa', call: 'GET /my/net-position', path: '/profile' }),
  read({ brand: 'medina', login: 'amine', call: 'GET /json-rpc/create-session/horses', path: '/horses' }),
  read({ brand: 'betogol', login: 'amine', call: 'GET /fortune-wheel/status', path: '/wheel-of-fortune', none: 404 }),
]
