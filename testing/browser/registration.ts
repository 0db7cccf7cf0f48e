import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import type { Control } from './control.ts'
import { expect } from './fixtures.ts'

/** A player whom no seed has. The phone number stands without its prefix. */
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

/** What spec §2 and §5 give the form of a brand, told apart from the engine: the payload keys in their order. */
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

/** Where spec §2 leads a player who just registered; MAIN where that page is not there. */
export function expectedPage({ pages }: Manifest): string {
  if (pages.SUCCESS_REGISTRATION.visible) return 'SUCCESS_REGISTRATION'
  return pages.DEPOSIT.visible ? 'DEPOSIT' : 'MAIN'
}

export const field = (page: Page, name: string) =>
  page.locator(`[data-form=register] [data-field=${name}] [name=${name}]`)

/** Fills the form in as the newcomer does, save for the code that a link may have brought. */
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

/** The code that came to a phone. */
export async function codeFor(sandbox: Control, phone: string): Promise<string> {
  await expect.poll(async () => (await sandbox.outbox(phone)).length).toBeGreaterThan(0)
  const message = (await sandbox.outbox(phone)).at(-1)!
  return /\d{6}/.exec(message.text)![0]
}
