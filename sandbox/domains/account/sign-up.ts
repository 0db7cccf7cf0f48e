import { randomInt } from 'node:crypto'
import type { IssuedCredentials, Registration } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact } from '../../app/db/transact.ts'
import { flag } from '../../app/db/flag.ts'
import { ApiError, code } from '../../app/errors.ts'
import { currencyCodes, currencyOfCountry } from './countries.ts'
import type { Emails } from './emails/emails.ts'
import type { Reader } from './emails/reader.ts'
import { forbiddenIn, storedDetails } from './details.ts'
import { checkAge, checkFields, withPlus } from './fields.ts'
import type { RateLimits } from '../../app/rate-limits.ts'
import { hashPassword } from './passwords.ts'
import type { PhoneCodes } from './phone-codes.ts'
import { createPlayer, playersKey } from './players.ts'

const families = {
  a: ['name', 'surname', 'email', 'phone', 'country'],
  b: ['login', 'password'],
}
const perAddress = { times: 60, withinMs: 15 * 60_000 }
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The origin of a registration: the caller’s address, the reader of the email and the brand’s currency. */
interface Caller {
  address: string
  reader: Reader
  currency: string
}

/** Registers players of both families (spec §2, §5). */
export class SignUp {
  readonly #db: Database
  readonly #clock: Clock
  readonly #limits: RateLimits
  readonly #emails: Emails
  readonly #phoneCodes: PhoneCodes

  constructor(db: Database, clock: Clock, limits: RateLimits, emails: Emails, phoneCodes: PhoneCodes) {
    this.#db = db
    this.#clock = clock
    this.#limits = limits
    this.#emails = emails
    this.#phoneCodes = phoneCodes
  }

  /** Returns the new user’s id and, for family A, the generated credentials. Throws 110, 111, 112 or 429. */
  async register(values: Registration, caller: Caller): Promise<{ userId: number; credentials?: IssuedCredentials }> {
    await this.#limits.take(`sign-up:${caller.address}`, perAddress)
    const issued = values.login === undefined ? { login: `p${digits(9)}`, password: makePassword() } : undefined
    this.#check(values, issued ? 'a' : 'b')

    const { login, password } = issued ?? { login: values.login ?? '', password: values.password ?? '' }
    const hash = await hashPassword(password)
    const userId = await transact(this.#db, playersKey, async (transaction) => {
      const phone = values.phone ? withPlus(values.phone) : null
      const confirmed = phone !== null && (await this.#phoneCodes.takeConfirmed(transaction, phone, caller.address))
      const row = {
        ...columnsOf(values, caller.currency),
        login,
        password_hash: hash,
        phone,
        is_phone_confirmed: flag(confirmed),
      }
      return createPlayer(transaction, row)
    })
    if (values.email) await this.#emails.welcome({ id: userId, login, email: values.email }, caller.reader)
    return { userId, ...(issued && { credentials: issued }) }
  }

  #check(values: Registration, family: keyof typeof families): void {
    checkFields(values, families[family])
    const wrong = [
      ...forbiddenIn(values, 'registration'),
      ...(family === 'b' && values.confirmPassword !== undefined && values.confirmPassword !== values.password
        ? ['confirmPassword']
        : []),
      ...(values.checkTerms === true || (family === 'a' && values.checkTerms === undefined) ? [] : ['checkTerms']),
      ...(values.currency && !currencyCodes.includes(values.currency) ? ['currency'] : []),
    ]
    if (wrong.length > 0) throw new ApiError(400, code.fieldInvalid, ...wrong)
    if (values.birthday) checkAge(Number(values.birthday), this.#clock.now())
  }
}

const columnsOf = (values: Registration, brandCurrency: string) => ({
  currency: values.currency || currencyOfCountry(values.country ?? '') || brandCurrency,
  name: values.name || null,
  surname: values.surname || null,
  card_id: values.cardId?.toLowerCase() || null,
  email: values.email || null,
  country: values.country || null,
  city: values.city || null,
  birthday: values.birthday ? Number(values.birthday) : null,
  bonus: values.firstDepositBonus || null,
  referral_code: values.referralCode || null,
  details: storedDetails(values),
  apikey: values.apikey || null,
  subid: values.subid || null,
})

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

const makePassword = () =>
  Array.from({ length: 12 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('')
