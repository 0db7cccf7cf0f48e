import { isCardNumber } from '../../domains/payments/fields.ts'
import type { PaymentTexts } from '../../domains/payments/texts.ts'

/** A field of the payment page. */
interface PageField {
  name: string
  label: keyof PaymentTexts['page']
  hint?: keyof PaymentTexts['page']
  /** Its first value, which is valid: this page takes no real money. */
  value: string
  autoComplete: string
  maxLength: number
  accepts(value: string, now: number): boolean
}

const digits = (value: string) => value.replaceAll(/[\s-]/g, '')

/** A card number that is declined. */
const declinedCard = '4000000000000002'

/** The fields of each payment method. */
export const pageFields: Record<string, PageField[]> = {
  card: [
    {
      name: 'cardNumber',
      label: 'cardNumber',
      value: '4242 4242 4242 4242',
      autoComplete: 'cc-number',
      maxLength: 23,
      accepts: (value) => /^\d{13,19}$/.test(digits(value)) && isCardNumber(digits(value)),
    },
    { name: 'expiry', label: 'expiry', value: '12/40', autoComplete: 'cc-exp', maxLength: 7, accepts: isToCome },
    {
      name: 'securityCode',
      label: 'securityCode',
      value: '123',
      autoComplete: 'cc-csc',
      maxLength: 4,
      accepts: (value) => /^\d{3,4}$/.test(value),
    },
  ],
  'mobile-money': [
    {
      name: 'code',
      label: 'mobileCode',
      hint: 'mobileHint',
      value: '123456',
      autoComplete: 'one-time-code',
      maxLength: 6,
      accepts: (value) => value === '123456',
    },
  ],
  prepaid: [
    {
      name: 'pin',
      label: 'pin',
      value: '6011 0009 9013 9424',
      autoComplete: 'off',
      maxLength: 19,
      accepts: (value) => /^\d{16}$/.test(digits(value)),
    },
  ],
  crypto: [],
}

/** Returns the names of the fields with invalid values. */
export const wrongFields = (method: string, values: Record<string, string>, now: number): string[] =>
  (pageFields[method] ?? [])
    .filter(({ name, accepts }) => !accepts((values[name] ?? '').trim(), now))
    .map(({ name }) => name)

/** Whether a card number is the declined one. */
export const isDeclined = ({ cardNumber = '' }: Record<string, string>): boolean => digits(cardNumber) === declinedCard

/** Whether a month such as `07/31` is not over. */
function isToCome(value: string, now: number): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now
}
