import { expect, it } from 'vitest'
import { apiSchemas, type Call, resourceOf } from '../../../scripts/codegen/api.ts'

interface Shape {
  properties?: Record<string, unknown>
}

const resources = apiSchemas()
const shapes = new Map<string, Shape>(
  resources.flatMap((resource) =>
    Object.entries(resource.$defs as Record<string, Shape>).map(
      ([name, shape]) => [`${resourceOf(resource)}/${name}`, shape] as const,
    ),
  ),
)

/** Spec §3 and §7, transcribed: the entities and their fields. */
it.each([
  [
    'session/User',
    'login id balance bonusBalance currency isPaymentSystemUser isVerificated isHaveFirstDeposit fortuneWheel',
  ],
  ['session/FortuneWheel', 'status stopAt'],
  ['session/Credentials', 'login password'],
  ['recovery/PasswordRecovery', 'newPassword sessionId'],
  ['registration/PhoneToConfirm', 'phone'],
  [
    'registration/Registration',
    'name surname cardId email phone country city login birthday password confirmPassword referralCode firstDepositBonus checkTerms currency apikey subid',
  ],
  ['registration/TelegramSignIn', 'firstDepositBonus referralCode isRegister'],
  ['registration/SignupCurrency', 'code'],
  ['banners/Banner', 'priority'],
  ['wheel/OpenWheel', 'wheelId awardList'],
  ['wheel/WheelProgress', 'progress endTime'],
  ['wheel/Award', 'key value'],
  ['pages/StaticPage', 'lang id'],
  ['popups/Popup', 'id isViewed createdAt lang'],
  ['popups/PopupList', 'count rows'],
  ['popups/PopupsQuery', 'page size isViewed lang order order_type'],
  ['cashback/LastCashback', 'id amount currency'],
  ['sport/FundistQuery', 'isMobile isLive lang'],
  ['sport/FundistSession', 'SessionHTML'],
  ['sport/GaGroupQuery', 'device type lang'],
  ['sport/GaGroupSession', 'value'],
  ['sport/SportToken', 'token'],
  ['realtime/BalanceEvent', 'balance bonusBalance'],
  ['realtime/NotificationEvent', 'type content'],
  ['realtime/NotificationContent', 'lang message'],
  ['realtime/FortuneWheelEvent', 'status'],
  ['realtime/RealtimeAuth', 'userId timestamp'],
])('%s has the fields of the spec', (name, fields) => {
  const own = Object.keys(shapes.get(name)?.properties ?? {})
  expect(fields.split(' ').filter((field) => !own.includes(field))).toEqual([])
})

it('the states of the wheel are those of the spec', () => {
  const status = shapes.get('session/FortuneWheel')?.properties?.status
  expect(status).toMatchObject({ enum: ['ALLOWED', 'NEW', 'IN_PROGRESS', 'FORBIDDEN', 'EXPIRED'] })
})

/** Spec §7, transcribed. */
const calls = `
POST /client-login
POST /auth/telegram
DELETE /logout
POST /donxbet-signup
POST /betogol-signup
POST /betogooal-signup
GET /auth/me
PUT /me/password
POST /signup/send-code
GET /my/full-data
PATCH /my/full-data
POST /password-recovery-email
PATCH /password-recovery
PATCH /signup/confirm-number
GET /fortune-wheel/status
PUT /fortune-wheel/{id}
DELETE /fortune-wheel/{id}
GET /banners
GET /json-rpc/create-session/fundist
GET /json-rpc/create-session/ga-group
GET /json-rpc/create-session/altenar
GET /json-rpc/create-session/betby
GET /signup-currency
GET /info/max-balances
GET /info/jackpot
GET /pages/client
GET /pages/client/{id}
GET /popups
PATCH /popups/{id}/set-viewed
GET /last-cashback
PUT /last-cashback/{id}`
  .trim()
  .split('\n')

it('the schemas describe every call of the spec, and call no other the spec’s', () => {
  const described = resources
    .filter((resource) => resource['x-source'] === 'spec')
    .flatMap((resource) => (resource['x-calls'] ?? []) as Call[])
    .map(({ method, path }) => `${method} ${path}`)
  expect(described.sort()).toEqual(calls.sort())
})
