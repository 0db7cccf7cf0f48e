import { expect, open, test } from '#testing/browser/fixtures.ts'
import { form, reviewOnceVisible, overlay, sendEmpty } from './open.ts'
import { pseudoLanguageSite } from './pseudo.ts'
import { Review } from './review.ts'

test.use({ environment: { ...pseudoLanguageSite() } })

test.describe('the initial questions', () => {
  test.use({ isAsked: true })

  test('is translated and fits', async ({ page, manifest }) => {
    const review = new Review(page, manifest)
    await review.begin()
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto('/')
    if (manifest.overlays['age-gate'].visible && manifest.playerProtection.ageGate !== false) {
      const gate = overlay(page, 'age-gate')
      await reviewOnceVisible(review, 'age gate', gate)
      await gate.getByRole('button').last().click()
      await review.look('age gate, too young')
      await gate.getByRole('button').last().click()
      await gate.getByRole('button').first().click()
    }
    if (manifest.overlays.consent.visible && manifest.consent.required) {
      const consent = overlay(page, 'consent')
      await reviewOnceVisible(review, 'consent', consent)
      await consent.getByRole('button').nth(2).click()
      await reviewOnceVisible(review, 'consent, choices', consent.getByRole('checkbox'))
    }
    review.done()
    expect(review.faults).toEqual([])
  })
})

test('overlays for visitors are translated and fit', async ({ page, manifest, sandbox, pageErrors }) => {
  const { pages, overlays } = manifest
  const review = new Review(page, manifest)
  await review.begin()
  await page.setViewportSize({ width: 360, height: 900 })
  await review.step('sidebar', async () => {
    await open(page, '/')
    await page.locator('[aria-controls=sidebar]:visible').first().click()
    await reviewOnceVisible(review, 'sidebar', overlay(page, 'sidebar'))
  })
  await review.step('sign-in', async () => {
    await open(page, pages.LOGIN.path)
    await sendEmpty(page, 'login', review)
    await form(page, 'login').getByRole('button').and(page.locator(':not([type=submit]):not([aria-label])')).click()
    await sendEmpty(page, 'password-recovery', review)
    await form(page, 'password-recovery').locator('[data-field=email] input').fill('lena@players.example')
    await form(page, 'password-recovery').locator('[type=submit]').click()
    await expect(form(page, 'password-recovery')).toHaveCount(0)
    await review.look('the email is sent')
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
    await reviewOnceVisible(review, 'reset password', overlay(page, 'reset-password'))
    await sendEmpty(page, 'reset-password', review)
    const [password, again] = [
      form(page, 'reset-password').locator('[name=newPassword]'),
      form(page, 'reset-password').locator('[name=confirmPassword]'),
    ]
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
      await reviewOnceVisible(review, 'a promotion', page.getByRole('dialog'))
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
      await reviewOnceVisible(review, 'a new version', overlay(page, 'clean-cache'))
    })
  }
  await review.step('a closed region', async () => {
    await sandbox.fault({ method: 'GET', path: '/api/banners', kind: 'status', status: 451 })
    await page.goto('/')
    await reviewOnceVisible(review, 'a closed region', page.locator('main[data-page=REGION_CLOSED]'))
  })
  pageErrors.length = 0
  review.done()
  expect(review.faults).toEqual([])
})
