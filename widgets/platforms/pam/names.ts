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

const ours: Record<string, string> = Object.fromEntries(Object.entries(listed).map(([name, theirs]) => [theirs, name]))

/** `phone` → `Mobile`. */
export const theirName = (name: string): string => listed[name] ?? name.charAt(0).toUpperCase() + name.slice(1)

/** `Mobile` → `phone`. */
export const ourName = (name: string): string => ours[name] ?? name.charAt(0).toLowerCase() + name.slice(1)

/** Renames the properties of an object. */
export const renamed = (value: unknown, name: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value as object).map(([key, part]) => [name(key), part]))

/** Leaves out the properties that are null or undefined. */
export const given = <T extends object>(value: T): { [Key in keyof T]: NonNullable<T[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== undefined)) as never

/** Milliseconds since 1970 → ISO 8601. */
export const iso = (moment: number): string => new Date(moment).toISOString()

/** `{ "EUR": 12.5 }`: the platform’s form of an amount and its currency. */
export type Money = Record<string, number>

/** The currency and the amount of a `Money`. */
export function moneyOf(money: Money): { currency: string; amount: number } {
  const [currency = '', amount = NaN] = Object.entries(money)[0] ?? []
  return { currency, amount }
}
