import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../fixtures.ts'
import { walkTo } from '../pages.ts'
import { pseudoSite } from './pseudo.ts'
import { Review } from './review.ts'

test.use({ environment: { ...pseudoSite() } })

const overlay = (page: Page, name: string) => page.locator(`[data-overlay="${name}"]`)
const form = (page: Page, name: string) => page.locator(`[data-form="${name}"]`)

async function lookAt(review: Review, name: string, shown: Locator) {
  await expect(shown.first()).toBeVisible()
  await review.look(name)
}

/** Sends a form empty, and shows what is wrong with each field. */
async function sendEmpty(page: Page, name: string, review: Review) {
  for (const box of await form(page, name).locator('input[type=text], input[type=password], input[type=email]').all()) {
    if (await box.isEditable()) await box.fill('')
  }
  await form(page, name).locator('[type=submit]').click()
  await lookAt(review, `${name} with errors`, form(page, name).locator('[data-error]'))
}

test.describe('what is asked first', () => {
  test.use({ isAsked: true })

  test('is in the language, and fits', async ({ page, manifest }) => {
    const review = new Review(page, manifest)
    await review.begin()
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto('/')
    if (manifest.overlays['age-gate'].visible && manifest.playerProtection.ageGate !== false) {
      const gate = overlay(page, 'age-gate')
      await lookAt(review, 'age gate', gate)
      await gate.getByRole('button').last().click()
      await review.look('age gate, too young')
      await gate.getByRole('button').last().click()
      await gate.getByRole('button').first().click()
    }
    if (manifest.overlays.consent.visible && manifest.consent.required) {
      const consent = overlay(page, 'consent')
      await lookAt(review, 'consent', consent)
      await consent.getByRole('button').nth(2).click()
      await lookAt(review, 'consent, choices', consent.getByRole('checkbox'))
    }
    review.done()
    expect(review.faults).toEqual([])
  })
})

test('what opens to visitors is in the language, and fits', async ({ page, manifest, sandbox, complaints }) => {
  test.setTimeout(400_000)
  const { pages, overlays } = manifest
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await review.step('sidebar', async () => {
    await open(page, '/')
    await page.locator('[aria-controls=sidebar]:visible').first().click()
    await lookAt(review, 'sidebar', overlay(page, 'sidebar'))
  })
  await review.step('sign-in', async () => {
    await open(page, pages.LOGIN.path)
    await sendEmpty(page, 'login', review)
    await form(page, 'login').getByRole('button').and(page.locator(':not([type=submit]):not([aria-label])')).click()
    await sendEmpty(page, 'password-recovery', review)
    await form(page, 'password-recovery').locator('[data-field=email] input').fill('lena@players.example')
    await form(page, 'password-recovery').locator('[type=submit]').click()
    await expect(form(page, 'password-recovery')).toHaveCount(0)
    await review.look('the letter is sent')
  })
  await review.step('registration', async () => {
    await open(page, pages.REGISTER.path)
    await sendEmpty(page, 'register', review)
    const country = form(page, 'register').locator('[data-field=country] [role=combobox]')
    if (await country.count()) {
      await country.first().fill('zzzz')
      await review.look('no such country')
    }
  })
  await review.step('reset password', async () => {
    await page.goto('/reset-password/some-link')
    await lookAt(review, 'reset password', overlay(page, 'reset-password'))
    await sendEmpty(page, 'reset-password', review)
    const [password, again] = [form(page, 'reset-password').locator('[name=newPassword]'), form(page, 'reset-password').locator('[name=confirmPassword]')]
    await password.fill('x')
    await again.fill('y y')
    await form(page, 'reset-password').locator('[type=submit]').click()
    await review.look('passwords with faults')
  })
  await review.step('an old link', async () => {
    await page.goto('/confirm-email/some-link')
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await review.look('an old link')
  })
  if (pages.PROMOTIONS.visible) {
    await review.step('a promotion', async () => {
      await open(page, pages.PROMOTIONS.path)
      await page.locator('[data-block=promotions] li').first().getByRole('button').click()
      await lookAt(review, 'a promotion', page.getByRole('dialog'))
    })
  }
  await review.step('nothing found', async () => {
    await open(page, `${pages.GAMES.path}?search=qqqq`)
    await review.look('nothing found')
  })
  await sandbox.fault({ method: 'GET', path: '/api/promotions', kind: 'status', status: 500 })
  await sandbox.fault({ method: 'GET', path: '/api/info/max-balances', kind: 'status', status: 500 })
  for (const { path } of [pages.PROMOTIONS, pages.HALL_OF_FAME].filter(({ visible }) => visible)) {
    await review.step(`${path} fails`, async () => {
      await open(page, path, 'error')
      await review.look(`${path} fails`)
    })
  }
  if (overlays['clean-cache'].visible) {
    await review.step('a new version', async () => {
      await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'other' } }))
      await open(page, '/')
      await lookAt(review, 'a new version', overlay(page, 'clean-cache'))
    })
  }
  await review.step('a closed region', async () => {
    await sandbox.fault({ method: 'GET', path: '/api/banners', kind: 'status', status: 451 })
    await page.goto('/')
    await lookAt(review, 'a closed region', page.locator('main[data-page=REGION_CLOSED]'))
  })
  complaints.length = 0
  review.done()
  expect(review.faults).toEqual([])
})

test('what opens to players is in the language, and fits', async ({ page, manifest, sandbox, signIn }) => {
  test.setTimeout(400_000)
  const { pages, overlays, playerProtection } = manifest
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await signIn('amine')
  await review.step('a welcome', () => review.look('a welcome'))
  await review.step('the player’s menu', async () => {
    await page.locator('header [data-block=account] [aria-expanded]').click()
    await review.look('the player’s menu')
  })
  await review.step('cashback and messages', async () => {
    await sandbox.give('amine', 'cashbacks', { amount: 12.5 })
    for (const title of ['Erste', 'Zweite']) await sandbox.give('amine', 'popups', { title, html: '<p>Worte</p>' })
    await open(page, pages.GAMES.path)
    await lookAt(review, 'cashback', overlay(page, 'cashback'))
    await page.keyboard.press('Escape')
    await lookAt(review, 'messages', overlay(page, 'popups'))
  })
  // The seed has messages for this player too.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 })
  }).toPass()

  if (playerProtection.realityCheckMinutes) {
    await review.step('reality check', async () => {
      const startedAt = Date.now() - 61 * 60_000
      await page.evaluate((at) => localStorage.setItem('play-time', JSON.stringify({ startedAt: at, seenAt: Date.now() })), startedAt)
      await open(page, pages.PROFILE.path)
      await lookAt(review, 'reality check', overlay(page, 'reality-check'))
      await overlay(page, 'reality-check').getByRole('button').last().click()
    })
  }
  for (const block of ['limits', 'breaks', 'reality-check', 'net-position']) await review.step(block, () => lookThrough(page, pages.PROFILE.path, block, review))
  if (pages.PERSONAL_DATA.visible) {
    await review.step('email verification', async () => {
      await sandbox.change('amine', { isEmailConfirmed: false })
      await open(page, pages.PERSONAL_DATA.path)
      await page.locator('[data-block=personal-data] button:not([type=submit])').first().click()
      await lookAt(review, 'email verification', overlay(page, 'email-verification'))
    })
  }
  if (pages.BET_HISTORY.visible) {
    await review.step('calendar', async () => {
      await open(page, pages.BET_HISTORY.path)
      await page.locator('main [aria-haspopup=dialog]').first().click()
      await lookAt(review, 'calendar', page.getByRole('dialog'))
    })
  }
  if (pages.CHANGE_PASSWORD.visible) {
    await review.step('change password', async () => {
      await open(page, pages.CHANGE_PASSWORD.path)
      await sendEmpty(page, 'change-password', review)
    })
  }
  if (pages.USER_DOCUMENT.visible) {
    await review.step('no document chosen', async () => {
      await open(page, pages.USER_DOCUMENT.path)
      await page.locator('main form [type=submit]').click()
      await review.look('no document chosen')
    })
  }
  if (overlays.wheel.visible) {
    await review.step('wheel', async () => {
      await open(page, pages.GAMES.path)
      await expect(async () => {
        await sandbox.emit('fortuneWheel', { status: 'ALLOWED' }, 'amine')
        await expect(overlay(page, 'wheel')).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await review.look('wheel')
    })
  }
  review.done()
  expect(review.faults).toEqual([])
})

/** Every form and question that a block of the player’s home opens. */
async function lookThrough(page: Page, path: string, block: string, review: Review) {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page, path)
  const own = page.locator(`main [data-block=${block}]`)
  if ((await own.count()) === 0) return
  const closed = own.locator('details:not([open]) > summary')
  while (await closed.count()) await closed.first().click()
  const buttons = own.getByRole('button')
  for (let place = 0; place < (await buttons.count()); place++) {
    const button = buttons.nth(place)
    if (!(await button.isVisible()) || !(await button.isEnabled()) || (await button.getAttribute('type')) === 'submit') continue
    await button.click()
    await review.look(`${block}, button ${place + 1}`)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
}

test('every step of a payment is in the language, and fits', async ({ page, manifest, signIn }) => {
  test.skip(!manifest.pages.WITHDRAWAL.visible || !manifest.pages.DEPOSIT.visible, 'this brand has no cashier')
  test.setTimeout(400_000)
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await signIn('claire')

  async function pay(direction: 'deposit' | 'withdrawal', method: string, values: Record<string, string>) {
    await page.locator(`[name=methodId][value=${method}]`).check()
    await form(page, direction).locator('[type=submit]').click()
    await review.look(`${direction} by ${method} with errors`)
    for (const [name, value] of Object.entries(values)) await form(page, direction).locator(`[data-field=${name}] [name=${name}]`).fill(value)
    await form(page, direction).locator('[type=submit]').click()
    await lookAt(review, `${direction} by ${method} reviewed`, page.locator('[data-step=review]'))
    await page.locator('[data-step=review] button').first().click()
  }

  for (const outcome of ['success', 'failure', 'cancel']) {
    await walkTo(page, manifest.pages.DEPOSIT.path)
    await pay('deposit', 'card', { amount: '50' })
    await page.locator(`[name=outcome][value=${outcome}]`).click()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await review.look(`deposit ended by ${outcome}`)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
  await walkTo(page, manifest.pages.WITHDRAWAL.path)
  await pay('withdrawal', 'voucher', { amount: '20' })
  await lookAt(review, 'voucher', overlay(page, 'voucher'))
  await page.keyboard.press('Escape')
  await review.look('withdrawn by voucher')
  await page.locator('[data-step=outcome] button').last().click()
  await pay('withdrawal', 'premium', { holder: 'Claire Moreau', accountNumber: 'FR7612345678', amount: '60' })
  await lookAt(review, 'premium withdrawal', overlay(page, 'premium-withdrawal'))
  await overlay(page, 'premium-withdrawal').getByRole('button').first().click()
  await expect(page.locator('[data-operation][data-status=pending]')).toHaveCount(1)
  await page.locator('[data-operation] button').first().click()
  await lookAt(review, 'a question before it is cancelled', page.locator('dialog[open]'))
  review.done()
  expect(review.faults).toEqual([])
})
