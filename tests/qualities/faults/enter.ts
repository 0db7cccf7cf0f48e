import type { Page } from '@playwright/test'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { expect } from '#testing/browser/fixtures.ts'
import { call } from './api.ts'

/** Signs in without the form, from a page without scripts. */
export async function enter(page: Page, login: string) {
  const { password } = demoAccounts.find((account) => account.login === login)!
  await page.goto('/robots.txt')
  await call(page, 'GET', '/auth/me')
  expect(await call(page, 'POST', '/client-login', { login, password })).toBe(200)
}
