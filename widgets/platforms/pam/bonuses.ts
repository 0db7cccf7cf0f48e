import type { Bonus, Wagering } from '#api'
import { given, type Money, moneyOf } from './names.ts'
import type { Rows } from './session.ts'

/** An entity whose id is this platform’s text. */
type Opaque<T extends { id: unknown }> = Omit<T, 'id'> & { id: string }

interface Wager {
  wagerFactor: number
  contributions: Record<string, number>
}

const sharesOf = ({ contributions }: Wager) =>
  Object.entries(contributions).map(([type, share]) => ({ type: type as Wagering['shares'][number]['type'], share }))

interface Applicable extends Wager {
  id: string
  presentation: { name: { content: string }; description: { content: string } }
  amount: Money
  wagerRequirementAmount: number
  trigger: { endTime: string | null }
}

const applicable = (it: Applicable): Opaque<Bonus> => ({
  id: it.id,
  title: it.presentation.name.content,
  text: it.presentation.description.content,
  status: 'available',
  ...moneyOf(it.amount),
  wagering: { factor: it.wagerFactor, required: it.wagerRequirementAmount, done: 0, shares: sharesOf(it) },
  ...given({ expiresAt: it.trigger.endTime }),
})

interface Granted extends Wager {
  id: string
  name: string
  description: string
  status: Bonus['status']
  currency: string
  grantedAmount: number
  releasedAmount: number | null
  initialWagerRequirementAmount: number
  remainingWagerRequirementAmount: number
  expiryDate: string | null
  closedDate: string | null
}

/** The platform tells what remains to be wagered. Rounding takes away what the subtraction of decimals adds. */
const granted = (it: Granted): Opaque<Bonus> => ({
  id: it.id,
  title: it.name,
  text: it.description,
  status: it.status,
  amount: it.grantedAmount,
  currency: it.currency,
  wagering: {
    factor: it.wagerFactor,
    required: it.initialWagerRequirementAmount,
    done: Math.round((it.initialWagerRequirementAmount - it.remainingWagerRequirementAmount) * 1000) / 1000,
    shares: sharesOf(it),
  },
  ...given({ expiresAt: it.expiryDate, endedAt: it.closedDate, released: it.releasedAmount }),
})

/** Bonuses: one list for the player, two calls of the platform. */
export const bonusRows: Rows = {
  'GET /bonuses': async ({ query }, pam) => {
    await pam.session()
    const more = { query: { language: query['lang'] } }
    const [own, offers] = await Promise.all([
      pam.send<{ items: Granted[] }>('GET', '/v1/bonus/granted', more),
      pam.send<{ bonuses: Applicable[] }>('GET', '/v1/bonus/applicable', more),
    ])
    const isActive = ({ status }: Granted) => status === 'active'
    return [
      ...own.items.filter(isActive).map(granted),
      ...offers.bonuses.map(applicable),
      ...own.items.filter((it) => !isActive(it)).map(granted),
    ]
  },
  'POST /bonuses/{id}/activate': async ({ params, body }, pam) => {
    await pam.session()
    const query = { language: (body as { lang?: string } | undefined)?.lang }
    return granted(await pam.send('PUT', `/v1/bonus/applicable/${params['id']}/claim`, { query }))
  },
}
