import { makeAutoObservable } from 'mobx'
import type { IssuedCredentials, Registration, SignedUpUser, SignupCurrency, TelegramSignIn, User } from '#api'
import type { Manifest } from '#manifest'
import { registrationApi, type RegistrationApi } from './registration-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A bonus for the first deposit. */
export type Bonus = 'sport' | 'slots'

/** Where a player comes from. */
type Affiliate = Pick<Registration, 'apikey' | 'subid'>

const bonuses: readonly Bonus[] = ['sport', 'slots']

/** Registering: the bonus that was chosen, where the player came from, and the calls (spec §3 and §4). */
export class RegistrationStore {
  /** The choice to go back to while there is none. */
  bonus: Bonus
  withoutBonus: boolean
  /** What the server chose for the player to sign in with, until `forgetCredentials`. Never stored. */
  credentials: IssuedCredentials | null = null
  readonly currencies: Resource<SignupCurrency[]>
  readonly #api: RegistrationApi
  readonly #registration: Manifest['registration']
  #confirmed = ''

  constructor(api: RegistrationApi, registration: Manifest['registration']) {
    const { default: first } = registration.permissions.bonus
    this.#api = api
    this.#registration = registration
    this.currencies = new Resource(() => api.currencies())
    this.withoutBonus = first === 'none'
    this.bonus = first === 'none' ? (this.bonuses[0] ?? 'sport') : first
    makeAutoObservable(this, { currencies: false, referralCode: false, affiliate: false }, { autoBind: true })
  }

  /** The bonuses to choose from. */
  get bonuses(): readonly Bonus[] {
    return bonuses.filter((bonus) => !this.#registration.permissions.bonus.exclude.includes(bonus))
  }

  /** What is sent: empty for no bonus. */
  get firstDepositBonus(): Bonus | '' {
    return this.withoutBonus ? '' : this.bonus
  }

  /** The referral code that a link brought (spec §2, the key `ref`), or the empty string. */
  get referralCode() {
    return localStorage.getItem('ref') ?? ''
  }

  /** What an affiliate’s link brought to this tab (spec §3, `apikey` and `subid`); only what it did bring. */
  get affiliate(): Affiliate {
    const brought = (['apikey', 'subid'] as const).flatMap((name) => {
      const value = sessionStorage.getItem(name)
      return value === null ? [] : [[name, value]]
    })
    return Object.fromEntries(brought) as Affiliate
  }

  choose(bonus: Bonus) {
    this.bonus = bonus
    this.withoutBonus = false
  }

  setWithoutBonus(withoutBonus: boolean) {
    this.withoutBonus = withoutBonus
  }

  /** Registers and answers the player, who is signed in at the server from now on. Fails with an `ApiError`. */
  async register(registration: Registration): Promise<User> {
    const { credentials = null, ...user } = await this.#api.signUp(this.#registration.endpoint, registration)
    this.receive(credentials)
    return user
  }

  /** Registers who signed in by Telegram; `signIn` is what Telegram’s widget gave. Fails with an `ApiError`. */
  registerByTelegram(signIn: TelegramSignIn, referralCode: string): Promise<User> {
    const { firstDepositBonus } = this
    return this.#api.telegram({
      ...signIn,
      ...(firstDepositBonus && { firstDepositBonus }),
      referralCode,
      isRegister: true,
    })
  }

  /** Sends a code to a phone number with a leading plus. */
  async sendCode(phone: string) {
    await this.#api.sendCode({ phone })
  }

  async confirmNumber(phone: string, code: string) {
    await this.#api.confirmNumber({ phone, code })
    this.#confirmed = phone
  }

  /** Whether the number is the one whose code was right: it is not asked for again. */
  isConfirmed(phone: string) {
    return this.#confirmed === phone
  }

  forgetCredentials() {
    this.credentials = null
  }

  private receive(credentials: SignedUpUser['credentials'] | null) {
    this.credentials = credentials ?? null
  }
}

export const registrationStore = ({ http, manifest }: Stores) =>
  new RegistrationStore(registrationApi(http), manifest.registration)
