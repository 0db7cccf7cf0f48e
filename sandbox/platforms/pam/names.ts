/** The platform’s names of a player’s fields. A field that is not listed has its first letter in upper case. */
const listed: Record<string, string> = {
  login: 'Username',
  name: 'FirstnameOnDocument',
  surname: 'LastNameOnDocument',
  phone: 'Mobile',
  birthday: 'BirthDate',
  cardId: 'DocumentNumber',
  checkTerms: 'TermsAndConditions',
  firstDepositBonus: 'BonusCode',
}

const ours = new Map(Object.entries(listed).map(([own, theirs]) => [theirs, own]))

/** `phone` → `Mobile`. */
export const theirName = (name: string): string => listed[name] ?? name.charAt(0).toUpperCase() + name.slice(1)

/** `Mobile` → `phone`. */
export const ownName = (name: string): string => ours.get(name) ?? name.charAt(0).toLowerCase() + name.slice(1)

/** Renames the properties of an object. */
export const renamed = (value: object, name: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [name(key), part]))

/** An id as the platform shows it: 7 → `00000000-0000-4000-8000-000000000007`. */
export const guid = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

/** The sandbox’s id; one that the platform never gave is 0. */
export const ownId = (text = ''): number => Number(/-(\d{12})$/.exec(text)?.[1] ?? 0)
