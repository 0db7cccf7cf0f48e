import type { PlayerBreak, PlayerLimit, PlayerLimitChange, PlayerLimits, Popup, UserDocument } from '#api'
import { given, iso, type Money, moneyOf, ourName, theirName } from './names.ts'
import type { Pam, Rows } from './session.ts'

/** An entity whose ids are this platform’s texts. */
type Opaque<T, Id extends keyof T> = Omit<T, Id> & Record<Id, string>

interface Document {
  documentId: string
  documentType: UserDocument['type']
  fileName: string
  state: { name: UserDocument['status']; note?: string }
  uploaded: number
}

const document = (it: Document): Opaque<UserDocument, 'id'> => ({
  id: it.documentId,
  type: it.documentType,
  name: it.fileName,
  status: it.state.name,
  ...given({ reason: it.state.note }),
  createdAt: iso(it.uploaded),
})

const periods: Record<string, PlayerLimit['period']> = { Daily: 'day', Weekly: 'week', Monthly: 'month' }
const theirPeriods = { day: 'Daily', week: 'Weekly', month: 'Monthly' }

interface Limits {
  coolOffHours: number
  limits: {
    type: string
    period: string
    currency: string
    amount: string | null
    spentAmount: string
    expiryDate: string
    queuedUpdate?: { amount: string | null; applyDate: string }
  }[]
}

type Span = { startDate: string; expiryDate: string | null } | null

interface Pause {
  coolOff: Span
  selfExclusion: Span
}

const amountOf = (text: string | null) => (text === null ? null : Number(text))

function breakOf({ coolOff, selfExclusion }: Pause): PlayerBreak | null {
  const span = coolOff ?? selfExclusion
  return span && { kind: coolOff ? 'break' : 'self-exclusion', from: span.startDate, until: span.expiryDate }
}

/** Limits are two calls; their currency is that of the player. */
async function limitsOf(pam: Pam): Promise<PlayerLimits> {
  const [monetary, pause, details] = await Promise.all([
    pam.ofPlayer<Limits>('GET', '/limits/monetary'),
    pam.ofPlayer<Pause>('GET', '/limits/session'),
    pam.ofPlayer<{ player: { currency: string } }>('GET', '/details'),
  ])
  return {
    currency: details.player.currency,
    limits: monetary.limits.map((it) => ({
      kind: ourName(it.type) as PlayerLimit['kind'],
      period: periods[it.period] ?? 'day',
      amount: amountOf(it.amount),
      used: Number(it.spentAmount),
      resetsAt: it.expiryDate,
      change: it.queuedUpdate ? { amount: amountOf(it.queuedUpdate.amount), from: it.queuedUpdate.applyDate } : null,
    })),
    coolOffHours: monetary.coolOffHours,
    break: breakOf(pause),
    realityCheckMinutes: null,
  }
}

interface Message {
  messageId: string
  language: Popup['lang']
  content: { subject: string; html: string; picture?: string }
  action?: { title: string; url: string }
  state: 'Read' | 'Unread'
  sent: number
}

const message = (it: Message): Opaque<Popup, 'id'> => ({
  id: it.messageId,
  lang: it.language,
  title: it.content.subject,
  text: it.content.html,
  ...given({ image: it.content.picture }),
  ...(it.action && { button: { text: it.action.title, link: it.action.url } }),
  isViewed: it.state === 'Read',
  createdAt: iso(it.sent),
})

interface Wheel {
  id: string
  segments: object[]
  prize: object | null
  state?: string
}

/** What belongs to a player. */
export const playerRows: Rows = {
  'GET /my/documents': async (_call, pam) =>
    (await pam.ofPlayer<{ userDocuments: Document[] }>('GET', '/userDocuments')).userDocuments.map(document),
  'POST /my/documents': async ({ body }, pam) => document(await pam.ofPlayer('POST', '/userDocuments', { body })),

  'GET /my/limits': (_call, pam) => limitsOf(pam),
  'PUT /my/limits': async ({ body }, pam) => {
    const { kind, period, amount } = body as PlayerLimitChange
    if (amount === null) await pam.ofPlayer('DELETE', `/limits/monetary/${kind}-${period}`)
    else
      await pam.ofPlayer('POST', '/limits/monetary', {
        body: { type: theirName(kind), period: theirPeriods[period], amount },
      })
    return limitsOf(pam)
  },
  'POST /my/breaks': async ({ body }, pam) => {
    const { kind, days } = body as { kind: PlayerBreak['kind']; days: number | null }
    const wanted = kind === 'break' ? { coolOff: { days } } : { selfExclusion: { days } }
    return breakOf(await pam.ofPlayer('PUT', '/limits/session', { body: wanted }))
  },

  'GET /popups': async ({ query }, pam) => {
    const { page = 1, size = 20, isViewed, lang: language } = query
    const offset = (Number(page) - 1) * Number(size)
    const { total, items } = await pam.ofPlayer<{ total: number; items: Message[] }>('GET', '/inbox', {
      query: { offset, limit: size, language, ...(isViewed === false && { unread: true }) },
    })
    return { count: total, rows: items.map(message) }
  },
  'PATCH /popups/{id}/set-viewed': async ({ params }, pam) =>
    message(await pam.ofPlayer('PUT', `/inbox/${params['id']}/read`)),

  'GET /last-cashback': async (_call, pam) => lastCashback((await pam.ofPlayer<Paybacks>('GET', '/cashback')).items),
  'PUT /last-cashback/{id}': async ({ params }, pam) =>
    void (await pam.ofPlayer('PUT', `/cashback/${params['id']}/seen`)),

  'GET /fortune-wheel/status': async (_call, pam) => {
    const answer = await pam.ofPlayer<Wheel | { qualification: { percent: number; until: number } }>('GET', '/wheel')
    if ('qualification' in answer)
      return { progress: answer.qualification.percent, endTime: iso(answer.qualification.until) }
    const { id, segments, prize, state } = answer
    return { wheelId: id, awardList: segments, ...given({ award: prize, status: state }) }
  },
  'PUT /fortune-wheel/{id}': async ({ params }, pam) =>
    (await pam.ofPlayer<{ prize: object }>('POST', `/wheel/${params['id']}/spin`)).prize,
  'DELETE /fortune-wheel/{id}': async ({ params }, pam) =>
    void (await pam.ofPlayer('POST', `/wheel/${params['id']}/close`)),
}

interface Paybacks {
  items: { id: string; payout: Money }[]
}

/** The first of the cashbacks that the player has not seen, or an empty object. */
export const lastCashback = ([first]: Paybacks['items']) => (first ? { id: first.id, ...moneyOf(first.payout) } : {})
