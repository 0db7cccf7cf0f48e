import { makeAutoObservable } from 'mobx'
import type { IssuedCredentials, Registration, SignupCurrency, User } from '#api'
import type { Manifest } from '#manifest'
import { registrationCalls, type RegistrationCalls } from '#schemas/calls/registration.ts'
import { telegramCalls } from '#schemas/calls/telegram.ts'
import { Resource } from '#engine/data/resource.ts'
import { isProvenRefusal } from '#engine/data/retry.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { SingleWrites } from '#engine/data/once/single-writes.ts'
import { isNobody } from '#engine/shell/nobody.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { writesOf } from '#engine/shell/writes-of.ts'
import { sharedStorage, tabStorage } from '#engine/data/storage.ts'
import type { Bonus } from './offered-bonuses.ts'
import { bonusesOf, bonusSettings, type BonusSettings } from '#manifest-tools/rules/bonus-settings.ts'
import { telegramPerson, type TelegramAuth } from './telegram-auth.ts'
import { sendTelegram, type TelegramApi } from './telegram-store.ts'

/** The affiliate parameters of a registration. */
type Affiliate = Pick<Registration, 'apikey' | 'subid'>

/** Who registers, as far as the form asks for it; empty otherwise. */
type Applicant = Record<'login' | 'email' | 'phone', string>

/** What is used of the response to a registration. */
type SignUpAnswer = { credentials?: IssuedCredentials | undefined }

/** Registration: the chosen bonus, the referral and affiliate parameters, and the calls (spec §3 and §4). */
export class RegistrationStore {
  /** The selected bonus, kept while the player wants none. */
  bonus: Bonus
  withoutBonus: boolean
  /** Whether the player still has to choose: a bonus is required, and the manifest preselects none. */
  isBonusOpen: boolean
  /** The credentials the server issued, until `forgetCredentials`. Never stored. */
  credentials: IssuedCredentials | null = null
  readonly currencies: Resource<SignupCurrency[]>
  /** The settings of the bonus. */
  readonly bonusSettings: BonusSettings
  readonly #api: RegistrationCalls & TelegramApi
  readonly #endpoint: string
  readonly #fetchUser: () => Promise<User>
  readonly #writes: SingleWrites
  #confirmed = ''

  /** `fetchUser` asks the server who is signed in. */
  constructor(
    api: RegistrationCalls & TelegramApi,
    manifest: Pick<Manifest, 'registration' | 'promotionRules'>,
    fetchUser: () => Promise<User>,
    writes: SingleWrites,
  ) {
    this.bonusSettings = bonusSettings(manifest)
    const { default: first, required } = this.bonusSettings
    this.#api = api
    this.#endpoint = manifest.registration.endpoint
    this.#fetchUser = fetchUser
    this.#writes = writes
    this.currencies = new Resource(() => api.currencies())
    this.withoutBonus = first === 'none' && !required
    this.isBonusOpen = first === 'none' && required
    this.bonus = first === 'none' ? (this.bonuses[0] ?? 'sport') : first
    makeAutoObservable(
      this,
      { currencies: false, bonusSettings: false, referralCode: false, affiliate: false },
      { autoBind: true },
    )
  }

  /** The bonuses on offer. */
  get bonuses(): readonly Bonus[] {
    return bonusesOf(this.bonusSettings)
  }

  /** Whether the platform may have currencies to choose from. */
  get hasCurrencies(): boolean {
    const { status, value } = this.currencies
    return status !== 'absent' && value?.length !== 0
  }

  /** The value that is sent: empty for no bonus. */
  get firstDepositBonus(): Bonus | '' {
    return this.withoutBonus || this.isBonusOpen ? '' : this.bonus
  }

  /** The referral code from a link (spec §2, `ref`), or the empty string. */
  get referralCode() {
    return sharedStorage.getItem('ref') ?? ''
  }

  /** The affiliate parameters of this tab (spec §3, `apikey` and `subid`); only those that were present. */
  get affiliate(): Affiliate {
    const brought = (['apikey', 'subid'] as const).flatMap((name) => {
      const value = tabStorage.getItem(name)
      return value === null ? [] : [[name, value]]
    })
    return Object.fromEntries(brought) as Affiliate
  }

  choose(bonus: Bonus) {
    this.bonus = bonus
    this.withoutBonus = false
    this.isBonusOpen = false
  }

  setWithoutBonus(withoutBonus: boolean) {
    this.withoutBonus = withoutBonus
  }

  /**
   * Registers a player, who is then signed in on the server: see `SessionStore.fetchUser`. Sent once: the server is asked after an
   * unclear response. Rejects with an `ApiError`, with an `UnknownOutcome` if the account may have been created. The
   * applicant’s values stand in the request as the spec has them, unless the form sends them elsewhere.
   */
  async register(registration: Registration, applicant: Partial<Applicant> = registration): Promise<void> {
    const endpoint = this.#endpoint
    const { login = '', email = '', phone = '' } = applicant
    const answer = await this.once<SignUpAnswer>(
      JSON.stringify([endpoint, login, email, phone]),
      login,
      async () => (await this.#api.signUp(endpoint, registration)) ?? {},
      () => ({}),
    )
    this.receive(answer.credentials ?? null)
  }

  /** Sends the fields of a step of the form to a call of its own. Rejects with an `ApiError`. */
  async sendStep(call: string, fields: Registration) {
    await withTimeout(this.#api.signUp(call, fields))
  }

  /** Registers a player with what Telegram gave, once as `register` does. Rejects with an `ApiError`. */
  async registerByTelegram(signIn: TelegramAuth, fields: object): Promise<User | undefined> {
    const { firstDepositBonus } = this
    const body = { ...signIn, ...(firstDepositBonus && { firstDepositBonus }), ...fields, isRegister: true }
    const send = async () => ({ user: await sendTelegram(this.#api, body) })
    const made = await this.once<{ user: User | undefined }>(
      `telegram ${telegramPerson(signIn).id}`,
      '',
      send,
      (user) => ({ user }),
    )
    return made.user
  }

  /** Sends a code to a phone number with a leading plus. */
  async sendCode(phone: string) {
    await withTimeout(this.#api.sendCode({ phone }))
  }

  async confirmNumber(phone: string, code: string) {
    await withTimeout(this.#api.confirmNumber({ phone, code }))
    this.#confirmed = phone
  }

  /** Whether this number has been confirmed with a code and need not be confirmed again. */
  isConfirmed(phone: string) {
    return this.#confirmed === phone
  }

  forgetCredentials() {
    this.credentials = null
  }

  /** A refusal is final, whoever is signed in. A response that does not come in time is an unclear one. */
  private once<T>(subject: string, login: string, send: () => Promise<T>, madeBy: (user: User) => T): Promise<T> {
    let isRefused = false
    return this.#writes.perform<T>({
      subject,
      send: () =>
        withTimeout(send()).catch((error: unknown) => {
          isRefused = isProvenRefusal(error)
          throw error
        }),
      find: async () => {
        const user = isRefused ? null : await this.find(login)
        return user && madeBy(user)
      },
    })
  }

  /**
   * Returns who is signed in, if it can be who has just registered with this login; null if nobody is, undefined if the server does
   * not say.
   */
  private async find(login: string): Promise<User | null | undefined> {
    try {
      const user = await withTimeout(this.#fetchUser())
      const isOther = login !== '' && user.login !== '' && user.login.toLowerCase() !== login.toLowerCase()
      return isOther ? null : user
    } catch (error) {
      return isNobody(error) ? null : undefined
    }
  }

  private receive(credentials: IssuedCredentials | null) {
    this.credentials = credentials
  }
}

export const registrationStore = (stores: Stores) => {
  const { http, manifest, session } = stores
  const writes = writesOf(stores, 'registration')
  return new RegistrationStore(
    { ...registrationCalls(http), ...telegramCalls(http) },
    manifest,
    session.fetchUser,
    writes,
  )
}
