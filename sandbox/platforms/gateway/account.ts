import type {
  ChatIdentity,
  FullData,
  LastCashback,
  MaxBalance,
  OpenWheel,
  PlayerBreak,
  PlayerLimits,
  SignedUpUser,
  SignupCurrency,
  SuccessMessage,
  User,
  UserDocument,
  WheelProgress,
} from '#api'
import { type Own, bit, type Converters, millis, seconds, upper } from '../platform.ts'
import { optional, whole } from './scalars.ts'

/** A wheel that the player may not spin is left out. */
const player = ({ id, login, currency, balance, bonusBalance, fortuneWheel: wheel, ...user }: Own<User>) => ({
  player_id: `plr_${id}`,
  login_name: login,
  currency: { iso_code: currency },
  wallets: [
    { kind: 'real', amount: whole(balance, currency) },
    { kind: 'bonus', amount: whole(bonusBalance, currency) },
  ],
  kyc: { status: user.isVerificated ? 'VERIFIED' : 'NONE' },
  cashier: bit(user.isPaymentSystemUser),
  deposited: bit(user.isHaveFirstDeposit),
  ...(wheel.status !== 'FORBIDDEN' && {
    wheel: { state: `WHEEL_${wheel.status}`, ...optional('next_at', wheel.stopAt, seconds) },
  }),
})

const newPlayer = ({ credentials, ...user }: Own<SignedUpUser>) => ({
  ...player(user),
  ...(credentials && { issued: { login_name: credentials.login, secret: credentials.password } }),
})

const profile = (data: FullData) => ({
  player_id: `plr_${data.id}`,
  login_name: data.login,
  currency: data.currency,
  names: { first: data.name, last: data.surname },
  contact: { email: data.email, mobile: data.phone },
  address: { country: data.country, city: data.city },
  born: data.birthday,
  document_number: data.cardId,
  confirmed: { email: bit(data.isEmailConfirmed), mobile: bit(data.isPhoneConfirmed) },
  read_only: data.fixed,
})

const document = ({ id, type, name, status, reason, createdAt }: Own<UserDocument>) => ({
  document_id: `doc_${id}`,
  category: upper(type),
  file_name: name,
  state: upper(status),
  ...optional('comment', reason),
  uploaded_at: seconds(createdAt),
})

const pause = ({ kind, from, until }: Own<PlayerBreak>) => ({
  type: upper(kind),
  starts_at: millis(from),
  ends_at: until && millis(until),
})

const terms = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }

const cap = (amount: number | null) => (amount === null ? null : String(amount))

/** Amounts are decimal strings, because some of them are minutes. */
const limits = ({ currency, limits: list, coolOffHours, break: paused }: Own<PlayerLimits>) => ({
  currency,
  rules: list.map(({ kind, period, amount, used, resetsAt, change }) => ({
    type: upper(kind),
    term: terms[period],
    cap: cap(amount),
    spent: String(used),
    ...(resetsAt !== undefined && { resets_at: seconds(resetsAt) }),
    pending: change && { cap: cap(change.amount), from: seconds(change.from) },
  })),
  cool_off_hours: String(coolOffHours),
  pause: paused && pause(paused),
})

const currency = ({ code, name, symbol }: SignupCurrency) => ({ iso_code: code, title: name, symbol })

const award = ({ key, value }: { key: string; value: number }) => ({ prize: key, worth: String(value) })

const wheel = (status: Own<OpenWheel> | Own<WheelProgress>) =>
  'wheelId' in status
    ? {
        wheel_id: `whl_${status.wheelId}`,
        sectors: status.awardList.map(award),
        ...optional('won', status.award, award),
        ...optional('state', status.status, (state) => `WHEEL_${state}`),
      }
    : { percent: String(status.progress), due_at: seconds(status.endTime) }

const note = ({ message }: SuccessMessage) => optional('note', message)

/** The latest cashback; an empty object if there is none. */
export const lastCashback = ({ id, amount, currency: code }: LastCashback) =>
  id && amount && code ? { cashback_id: `cbk_${id}`, value: whole(amount, code), currency: code } : {}

/** The answers about a player and their account. */
export const accountAnswers: Converters = {
  'GET /auth/me': player,
  'POST /client-login': player,
  'POST /auth/telegram': player,
  'POST /auth/telegram/token': player,
  'POST /donxbet-signup': newPlayer,
  'POST /betogol-signup': newPlayer,
  'POST /betogooal-signup': newPlayer,
  'GET /signup-currency': (list: SignupCurrency[]) => ({ supported_currencies: list.map(currency) }),
  'POST /password-recovery-email': note,
  'PATCH /password-recovery': note,
  'PUT /me/password': note,
  'GET /my/chat-identity': (identity: ChatIdentity) => identity,
  'GET /my/full-data': profile,
  'PATCH /my/full-data': profile,
  'GET /my/documents': (list: Own<UserDocument>[]) => ({ rows: list.map(document) }),
  'POST /my/documents': document,
  'GET /my/limits': limits,
  'PUT /my/limits': limits,
  'POST /my/breaks': pause,
  'GET /last-cashback': lastCashback,
  'GET /fortune-wheel/status': wheel,
  'PUT /fortune-wheel/{id}': award,
  'GET /info/max-balances': (list: MaxBalance[]) =>
    list.map(({ login, amount, currency: code }) => ({ nickname: login, best: String(amount), currency: code })),
}
