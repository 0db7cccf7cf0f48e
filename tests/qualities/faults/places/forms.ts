import type { Page } from '@playwright/test'
import { expect, leave, open } from '#testing/browser/fixtures.ts'
import { requestRecoveryEmail, linkTo } from '#testing/browser/emails.ts'
import { expectedPage, newcomer } from '#testing/browser/newcomer.ts'
import { codeFor, field, fillRegistration } from '#testing/browser/registration.ts'
import { confirmIn, confirmTelegram, useLoginLibrary } from '#testing/browser/telegram.ts'
import { filled } from '../builders.ts'
import type { Place, Tools } from '../place.ts'

const player = { brand: 'atlas', login: 'claire' }
const form = (name: string) => (page: Page) => page.locator(`[data-form=${name}]:visible`)
const toast = ({ page }: Tools) => expect(page.locator('[data-toast=success]').last()).toBeVisible()
const input = (page: Page, name: string) => page.locator(`[data-field=${name}] [name=${name}]`)
const registered = ({ page, manifest }: Tools) =>
  expect(page.locator('main')).toHaveAttribute('data-page', expectedPage(manifest))

const signUp = (endpoint: string, brand: string, kept: Record<string, string>): Place =>
  filled({
    brand,
    call: `POST /${endpoint}`,
    form: form('register'),
    kept,
    isMade: true,
    async fill({ page, sandbox, manifest }) {
      await leave(page)
      await sandbox.reset()
      await open(page, '/register?lng=en')
      await fillRegistration(page, manifest)
    },
    done: registered,
  })

/** `confirm` confirms in Telegram’s window as a person who is not registered. */
const telegram = (call: string, confirm: (page: Page) => Promise<void>): Place =>
  filled({
    brand: 'medina',
    call,
    form: form('register-telegram'),
    async fill({ page }) {
      if (new URL(page.url()).pathname === '/register-telegram') await open(page, '/register-telegram?lng=en')
      else await confirm(page)
      await page.locator('[name=checkTerms]').check()
    },
    done: registered,
  })

const phone = `+216${newcomer.phone}`

async function fillFamilyA({ page, manifest }: Tools) {
  await open(page, '/register?lng=en')
  await fillRegistration(page, manifest)
}

const passwords = { password: 'Demo-1234', newPassword: 'Neu-5678', confirmPassword: 'Neu-5678' }

/** Calls made by a form. */
export const forms: readonly Place[] = [
  signUp('betogooal-signup', 'atlas', { email: newcomer.email, name: newcomer.name }),
  signUp('betogol-signup', 'betogol', { login: newcomer.login, password: newcomer.password }),
  signUp('donxbet-signup', 'donxbet', { login: newcomer.login, password: newcomer.password }),
  filled({
    brand: 'medina',
    call: 'POST /signup/send-code',
    form: form('register'),
    kept: { email: newcomer.email, phone },
    fill: fillFamilyA,
    done: ({ page }) => expect(field(page, 'code')).toBeVisible(),
  }),
  filled({
    brand: 'medina',
    call: 'PATCH /signup/confirm-number',
    form: form('register'),
    async fill(tools) {
      const { page, sandbox } = tools
      // After an unclear response the player can register.
      await leave(page)
      await sandbox.reset()
      await fillFamilyA(tools)
      await form('register')(page).locator('[type=submit]').click()
      await field(page, 'code').fill(await codeFor(sandbox, phone))
    },
    done: registered,
  }),
  telegram('POST /auth/telegram', (page) => confirmTelegram(page, /^Nadia/)),
  {
    ...telegram('POST /auth/telegram/token', async (page) => {
      await open(page, '/login?lng=en')
      await confirmIn(page, page.locator('[data-block=telegram-login]').getByRole('button'), /^Nadia/)
    }),
    prepare: ({ page }) => useLoginLibrary(page),
  },
  filled({
    brand: 'atlas',
    call: 'POST /client-login',
    form: form('login'),
    kept: { login: 'claire', password: 'Demo-1234' },
    isMade: true,
    async fill({ page }) {
      await leave(page)
      await page.context().clearCookies()
      await open(page, '/login')
      await input(page, 'login').fill('claire')
      await input(page, 'password').fill('Demo-1234')
    },
    done: ({ page }) => expect(page.locator('[data-balance]')).toBeVisible(),
  }),
  filled({
    brand: 'atlas',
    call: 'POST /password-recovery-email',
    form: form('password-recovery'),
    kept: { email: 'lena@players.example' },
    fill: ({ page }) => requestRecoveryEmail(page, 'lena@players.example'),
    done: ({ page }) => expect(form('password-recovery')(page)).toHaveCount(0),
  }),
  filled({
    brand: 'atlas',
    call: 'PATCH /password-recovery',
    form: form('reset-password'),
    kept: { newPassword: 'Neu-5678', confirmPassword: 'Neu-5678' },
    async fill({ page, sandbox }) {
      // The number of emails is rate-limited below the number of faults.
      await sandbox.reset()
      await requestRecoveryEmail(page, 'lena@players.example')
      await form('password-recovery')(page).locator('[type=submit]').click()
      await expect(form('password-recovery')(page)).toHaveCount(0)
      await page.goto(await linkTo(sandbox, 'lena@players.example', 'reset-password'))
      for (const name of ['newPassword', 'confirmPassword']) await input(page, name).fill('Neu-5678')
    },
    done: toast,
  }),
  filled({
    ...player,
    call: 'PATCH /my/full-data',
    form: form('personal-data'),
    kept: { city: 'Valparaíso' },
    async fill({ page }) {
      await open(page, '/personal-data')
      await input(page, 'city').fill('Valparaíso')
    },
    done: toast,
  }),
  filled({
    ...player,
    call: 'PUT /me/password',
    form: form('change-password'),
    kept: passwords,
    async fill({ page }) {
      await open(page, '/change-password')
      for (const [name, value] of Object.entries(passwords)) await input(page, name).fill(value)
    },
    done: toast,
  }),
  filled({
    ...player,
    brand: 'totofa',
    call: 'PUT /my/limits',
    form: form('limit'),
    confirm: (page) => page.locator('[data-step=check] button').first(),
    kept: { amount: '50' },
    async fill({ page }) {
      await open(page, '/profile?lng=en')
      await page.locator('[data-block=limits] li').filter({ hasText: 'Deposits' }).getByRole('button').first().click()
      await input(page, 'amount').fill('50')
    },
    done: toast,
  }),
  filled({
    ...player,
    brand: 'totofa',
    call: 'PUT /my/reality-check',
    form: form('reality-check'),
    kept: { minutes: '120' },
    async fill({ page }) {
      await open(page, '/profile?lng=en')
      await page.locator('[data-block=limits] li').last().getByRole('button').first().click()
      await page.locator('[name=minutes]').selectOption('120')
    },
    done: toast,
  }),
  filled({
    ...player,
    brand: 'totofa',
    call: 'POST /my/breaks',
    form: form('break'),
    async fill({ page }) {
      await open(page, '/profile?lng=en')
      await page.locator('[data-block=breaks]').getByRole('button').first().click()
      await page.locator('[name=days]').selectOption('7')
      await page.locator('[data-form=break-length] [type=submit]').click()
      await page.locator('[name=understood][type=checkbox]').check()
    },
    done: ({ page }) => expect(page.locator('[data-block=breaks]').getByRole('status')).not.toBeEmpty(),
  }),
]
