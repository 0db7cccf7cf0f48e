import type { PaymentMethod } from '#api'
import { stakesOf } from '../games/stakes.ts'
import type { FieldName } from './texts.ts'

/** The methods by their ids. */
type MethodId = 'card' | 'mobile-money' | 'voucher' | 'prepaid' | 'crypto' | 'premium'

/** How a method moves money: by a payment page, by a voucher’s code, by a payout that takes a while, or by the brand’s staff. */
type Flow = 'page' | 'voucher' | 'payout' | 'staff'

/** A method’s rules in one direction. Amounts are in units of about one euro. */
export interface MethodRule {
  id: MethodId
  direction: PaymentMethod['direction']
  kind: PaymentMethod['kind']
  flow: Flow
  /** The currencies that have it; all where it is left out. */
  currencies?: readonly string[]
  fields: readonly FieldName[]
  min: number
  max: number
  /** Of the amount, in thousandths. */
  feeShare: number
  feeFixed: number
  minutes?: number
  /** Up to how much it needs no approved documents; 0 where it always does. */
  unverified?: number
}

const mobileCurrencies = ['TND', 'XOF', 'XAF', 'MAD', 'DZD']
const cryptoCurrencies = ['EUR', 'USD', 'GBP', 'MAD', 'TRY', 'AED']
const free = { feeShare: 0, feeFixed: 0 }
const unverified = 200

/** Every method, in the order in which it is shown. */
const rules: readonly MethodRule[] = [
  { id: 'card', direction: 'deposit', kind: 'card', flow: 'page', fields: [], min: 10, max: 5000, ...free, minutes: 0 },
  {
    id: 'mobile-money',
    direction: 'deposit',
    kind: 'mobile',
    flow: 'page',
    currencies: mobileCurrencies,
    fields: ['phone'],
    min: 5,
    max: 2000,
    feeShare: 15,
    feeFixed: 0,
    minutes: 2,
  },
  {
    id: 'voucher',
    direction: 'deposit',
    kind: 'voucher',
    flow: 'voucher',
    fields: ['code'],
    min: 1,
    max: 2000,
    ...free,
    minutes: 0,
  },
  {
    id: 'prepaid',
    direction: 'deposit',
    kind: 'voucher',
    flow: 'page',
    fields: [],
    min: 10,
    max: 500,
    feeShare: 0,
    feeFixed: 0.5,
    minutes: 0,
  },
  {
    id: 'crypto',
    direction: 'deposit',
    kind: 'crypto',
    flow: 'page',
    currencies: cryptoCurrencies,
    fields: [],
    min: 20,
    max: 10_000,
    ...free,
    minutes: 15,
  },
  {
    id: 'card',
    direction: 'withdrawal',
    kind: 'card',
    flow: 'payout',
    fields: ['cardNumber', 'holder'],
    min: 20,
    max: 5000,
    feeShare: 10,
    feeFixed: 0,
    minutes: 1440,
    unverified,
  },
  {
    id: 'mobile-money',
    direction: 'withdrawal',
    kind: 'mobile',
    flow: 'payout',
    currencies: mobileCurrencies,
    fields: ['phone'],
    min: 10,
    max: 2000,
    feeShare: 10,
    feeFixed: 0,
    minutes: 30,
    unverified,
  },
  {
    id: 'voucher',
    direction: 'withdrawal',
    kind: 'voucher',
    flow: 'voucher',
    fields: [],
    min: 10,
    max: 500,
    ...free,
    minutes: 0,
    unverified,
  },
  {
    id: 'crypto',
    direction: 'withdrawal',
    kind: 'crypto',
    flow: 'payout',
    currencies: cryptoCurrencies,
    fields: ['network', 'address'],
    min: 50,
    max: 10_000,
    feeShare: 0,
    feeFixed: 2,
    minutes: 60,
    unverified: 0,
  },
  {
    id: 'premium',
    direction: 'withdrawal',
    kind: 'bank',
    flow: 'staff',
    fields: ['holder', 'accountNumber'],
    min: 50,
    max: 20_000,
    ...free,
    unverified,
  },
]

/** The largest amount of any payment, of the major unit (spec §9). */
const largest = 1_000_000

/** The methods of a direction in a currency. */
export const rulesOf = (direction: PaymentMethod['direction'], currency: string): MethodRule[] =>
  rules.filter((rule) => rule.direction === direction && (rule.currencies?.includes(currency) ?? true))

/** How much so many units of about one euro are, an integer of the minor unit. */
export function unitsOf(currency: string, units: number): number {
  const { steps } = stakesOf(currency)
  return Math.round(units * steps[2]!)
}

/** A method’s limits in a currency, integers of the minor unit; `digits` is how many the currency has after the point. */
export const limitsOf = ({ min, max }: MethodRule, currency: string, digits: number): { min: number; max: number } => ({
  min: unitsOf(currency, min),
  max: Math.min(unitsOf(currency, max), largest * 10 ** digits),
})

/** What a payment costs, an integer of the minor unit, rounded half up. */
export const feeOf = ({ feeShare, feeFixed }: MethodRule, amount: number, currency: string): number =>
  Math.floor((amount * feeShare + 500) / 1000) + unitsOf(currency, feeFixed)
