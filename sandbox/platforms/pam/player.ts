import type {
  FullData,
  LastCashback,
  OpenWheel,
  PlayerBreak,
  PlayerLimits,
  Popup,
  PopupList,
  User,
  UserDocument,
  WheelProgress,
} from '#api'
import type { Own } from '../platform.ts'
import type { Rows } from './account.ts'
import { guid, ownId, ownName, renamed, theirName } from './names.ts'

const details = ({
  id,
  login,
  currency,
  isPaymentSystemUser,
  isVerificated,
  isHaveFirstDeposit,
  fortuneWheel,
}: Own<User>) => ({
  player: { userId: id, username: login, currency },
  roles: [
    ...(isPaymentSystemUser ? ['Cashier'] : []),
    ...(isVerificated ? ['Verified'] : []),
    ...(isHaveFirstDeposit ? ['Depositor'] : []),
  ],
  wheel: { state: fortuneWheel.status, until: fortuneWheel.stopAt && Date.parse(fortuneWheel.stopAt) },
})

const document = ({ id, type, name, status, reason, createdAt }: Own<UserDocument>) => ({
  documentId: guid(id),
  documentType: type,
  fileName: name,
  state: { name: status, note: reason },
  uploaded: Date.parse(createdAt),
})

const periods = { day: 'Daily', week: 'Weekly', month: 'Monthly' }
const ownPeriods = new Map(Object.entries(periods).map(([own, theirs]) => [theirs, own]))

const limits = ({ currency, limits: list, coolOffHours }: Own<PlayerLimits>) => ({
  coolOffHours,
  limits: list.map(({ kind, period, amount, used, resetsAt, change }) => ({
    id: `${kind}-${period}`,
    type: theirName(kind),
    period: periods[period],
    currency,
    amount: amount === null ? null : amount.toFixed(3),
    spentAmount: used.toFixed(3),
    expiryDate: resetsAt,
    ...(change && { queuedUpdate: { amount: change.amount?.toFixed(3) ?? null, applyDate: change.from } }),
  })),
})

/** A break is a `coolOff`, another property than a self-exclusion. */
const session = (taken: Own<PlayerBreak> | null) => ({
  coolOff: taken?.kind === 'break' ? { startDate: taken.from, expiryDate: taken.until } : null,
  selfExclusion: taken?.kind === 'self-exclusion' ? { startDate: taken.from, expiryDate: taken.until } : null,
})

const message = (it: Own<Popup>) => ({
  messageId: guid(it.id),
  language: it.lang,
  content: { subject: it.title, html: it.text, picture: it.image },
  action: it.button && { title: it.button.text, url: it.button.link },
  state: it.isViewed ? 'Read' : 'Unread',
  sent: Date.parse(it.createdAt),
})

const wheel = (status: Own<OpenWheel> | Own<WheelProgress>) =>
  'wheelId' in status
    ? { id: guid(status.wheelId), segments: status.awardList, prize: status.award ?? null, state: status.status }
    : { qualification: { percent: status.progress, until: Date.parse(status.endTime) } }

const changeLimit = async (own: Parameters<Rows[string]>[0]['own'], kind: string, period: string, amount: unknown) =>
  limits(await own<Own<PlayerLimits>>('PUT /my/limits', { body: { kind, period, amount } }))

/** What belongs to a player. */
export const playerRows: Rows = {
  'GET /v1/player/{id}/details': async ({ own }) => details(await own('GET /auth/me')),
  'GET /v2/player/{id}/balance': async ({ own }) => {
    const { balance, bonusBalance, currency } = await own<Own<User>>('GET /auth/me')
    return { totalRealAmount: { [currency]: balance }, totalBonusAmount: { [currency]: bonusBalance } }
  },
  'GET /v1/player/{id}/profile': async ({ own }) => renamed(await own<FullData>('GET /my/full-data'), theirName),
  'PUT /v1/player/{id}/profile': async ({ own, body }) =>
    renamed(await own<FullData>('PATCH /my/full-data', { body: renamed(body, ownName) }), theirName),
  'PUT /v1/player/{id}/password': ({ own, body }) =>
    own('PUT /me/password', { body: { password: body['oldPassword'], newPassword: body['newPassword'] } }),
  'GET /v1/player/{id}/userDocuments': async ({ own }) => ({
    userDocuments: (await own<Own<UserDocument>[]>('GET /my/documents')).map(document),
  }),
  'POST /v1/player/{id}/userDocuments': async ({ own, body, headers }) =>
    document(await own('POST /my/documents', { body, headers: { 'content-type': headers['content-type'] ?? '' } })),

  'GET /v1/player/{id}/limits/monetary': async ({ own }) => limits(await own('GET /my/limits')),
  'POST /v1/player/{id}/limits/monetary': ({ own, body }) =>
    changeLimit(own, ownName(String(body['type'])), ownPeriods.get(String(body['period'])) ?? '', body['amount']),
  'DELETE /v1/player/{id}/limits/monetary/{limitId}': ({ own, params }) => {
    const [kind = '', period = ''] = params['limitId']!.split('-')
    return changeLimit(own, kind, period, null)
  },
  'GET /v1/player/{id}/limits/session': async ({ own }) =>
    session((await own<Own<PlayerLimits>>('GET /my/limits')).break),
  'PUT /v1/player/{id}/limits/session': async ({ own, body }) => {
    const { coolOff, selfExclusion } = body as { coolOff?: { days: number }; selfExclusion?: { days: number | null } }
    const kind = coolOff ? 'break' : 'self-exclusion'
    return session(await own('POST /my/breaks', { body: { kind, days: (coolOff ?? selfExclusion)?.days } }))
  },

  'GET /v1/player/{id}/inbox': async ({ own, query }) => {
    const { offset = 0, limit = 20, unread, language: lang } = query
    const page = Number(offset) / Number(limit) + 1
    const { count, rows } = await own<Own<PopupList>>('GET /popups', {
      query: { page, size: limit, lang, ...(unread === 'true' && { isViewed: false }) },
    })
    return { total: count, items: rows.map(message) }
  },
  'PUT /v1/player/{id}/inbox/{messageId}/read': async ({ own, params }) =>
    message(await own(`PATCH /popups/${ownId(params['messageId'])}/set-viewed`)),
  'GET /v1/player/{id}/cashback': async ({ own }) => {
    const { id, amount, currency } = await own<Own<LastCashback>>('GET /last-cashback')
    return { items: id && amount && currency ? [{ id: guid(id), payout: { [currency]: amount } }] : [] }
  },
  'PUT /v1/player/{id}/cashback/{cashbackId}/seen': ({ own, params }) =>
    own(`PUT /last-cashback/${ownId(params['cashbackId'])}`),
  'GET /v1/player/{id}/wheel': async ({ own }) => wheel(await own('GET /fortune-wheel/status')),
  'POST /v1/player/{id}/wheel/{wheelId}/spin': async ({ own, params }) => ({
    prize: await own(`PUT /fortune-wheel/${ownId(params['wheelId'])}`),
  }),
  'POST /v1/player/{id}/wheel/{wheelId}/close': ({ own, params }) =>
    own(`DELETE /fortune-wheel/${ownId(params['wheelId'])}`),
}
