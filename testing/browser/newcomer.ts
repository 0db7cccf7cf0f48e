import type { Manifest } from '#manifest'

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
