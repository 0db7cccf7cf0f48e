import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from './control.ts'
import { expect } from './fixtures.ts'

/** A player who is not in any seed. The phone number has no prefix. */
export const newcomer = {
  name: 'Nadia',
  surname: 'Ben Salah',
  cardId: 'AB-7701',
  email: 'nadia@mail.example',
  phone: '55501234',
  city: 'Sfax',
  login: 'nadia77',
  birthday: '07.03.1991',
  password: 'Secret-77',
  confirmPassword: 'Secret-77',
  referralCode: 'FRIEND-1',
}

/** Returns the payload keys of a brand’s form in order, by spec §2 and §5, independently of the engine. */
export function expectedFields({ registration: { family, layout, permissions } }: Manifest): string[] {
  const { cardId, city, birthday, currency, bonus } = permissions
  const only = (shown: boolean, ...names: string[]) => (shown ? names : [])
  if (family === 'a')
    return ['name', 'surname', ...only(cardId.visible, 'cardId'), 'email', 'phone', 'country', ...only(city, 'city')]
  return [
    'login',
    ...only(birthday.visible, 'birthday'),
    'password',
    'confirmPassword',
    ...only(currency, 'currency'),
    'referralCode',
    ...only(layout === 1, 'firstDepositBonus', ...only(!bonus.required, 'withoutBonus')),
    'checkTerms',
  ]
}

/** Returns the page after registration by spec §2; MAIN if that page is not available. */
export function expectedPage({ pages }: Manifest): string {
  if (pages.SUCCESS_REGISTRATION.visible) return 'SUCCESS_REGISTRATION'
  return pages.DEPOSIT.visible ? 'DEPOSIT' : 'MAIN'
}

/** The input of a field. */
export const field = (page: Page, name: string) =>
  page.locator(`[data-form=register] [data-field=${name}] [name=${name}]`)

/** Fills in the form with the new player’s data, except the referral code, which a link may have set. */
export async function fillRegistration(page: Page, manifest: Manifest) {
  const { family, permissions } = manifest.registration
  const names = expectedFields(manifest)
  for (const [name, value] of Object.entries(newcomer)) {
    if (!names.includes(name) || name === 'referralCode') continue
    if (name === 'phone') await expect(field(page, name)).toHaveValue(permissions.phone.prefix)
    await field(page, name).fill(name === 'phone' ? permissions.phone.prefix + value : value)
  }
  if (family === 'b') await field(page, 'checkTerms').check()
}

/** Returns the code sent to a phone. */
export async function codeFor(sandbox: Control, phone: string): Promise<string> {
  await expect.poll(async () => (await sandbox.outbox(phone)).length).toBeGreaterThan(0)
  const message = (await sandbox.outbox(phone)).at(-1)!
  return /\d{6}/.exec(message.text)![0]
}
