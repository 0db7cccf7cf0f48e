import { stakesOf } from '../../app/stakes.ts'
import type { FieldName } from './texts.ts'
import type { ServedMethod } from '../../app/served.ts'

/** The ids of the methods. */
type MethodId = 'card' | 'mobile-money' | 'voucher' | 'prepaid' | 'crypto' | 'premium'

/** How a method moves money: through a payment page, a voucher code, a delayed payout, or the brand’s staff. */
type Flow = 'page' | 'voucher' | 'payout' | 'staff'

/** The rules of a method in one direction. Amounts are in units of about one euro. */
export interface MethodRule {
  id: MethodId
  direction: ServedMethod['direction']
  kind: ServedMethod['kind']
  flow: Flow
  /** The currencies in which it exists; all by default. */
  currencies?: readonly string[]
  fields: readonly FieldName[]
  min: number
  max: number
  /** Of the amount, in thousandths. */
  feeShare: number
  feeFixed: number
  minutes?: number
  /** The amount up to which no approved documents are needed; 0 if they always are. */
  unverified?: number
}

const mobileCurrencies = ['TND', 'XOF', 'XAF', 'MAD', 'DZD']
const cryptoCurrencies = ['EUR', 'USD', 'GBP', 'MAD', 'TRY', 'AED']
const free = { feeShare: 0, feeFixed: 0 }
const unverified = 200

/** Every method, in display order. */
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

/** The maximum amount of any payment, in the major unit (spec §9). */
const largest = 1_000_000

/** The methods of a direction in a currency. */
export const rulesOf = (direction: ServedMethod['direction'], currency: string): MethodRule[] =>
  rules.filter((rule) => rule.direction === direction && (rule.currencies?.includes(currency) ?? true))

/** Converts units of about one euro to an integer of the minor unit. */
export function unitsOf(currency: string, units: number): number {
  const { steps } = stakesOf(currency)
  return Math.round(units * steps[2]!)
}

/**
 * A method’s limits in a currency, integers of the minor unit; `digits` is the number of decimal digits of the
 * currency.
 */
export const limitsOf = ({ min, max }: MethodRule, currency: string, digits: number): { min: number; max: number } => ({
  min: unitsOf(currency, min),
  max: Math.min(unitsOf(currency, max), largest * 10 ** digits),
})

/** The fee of a payment, an integer of the minor unit, rounded half up. */
export const feeOf = ({ feeShare, feeFixed }: MethodRule, amount: number, currency: string): number =>
  Math.floor((amount * feeShare + 500) / 1000) + unitsOf(currency, feeFixed)
