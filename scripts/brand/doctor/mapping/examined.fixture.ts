import type { Sandbox } from '../../../../sandbox/app/server.ts'
import type { Answer } from '../check-call.ts'
import { examine } from '../examine.ts'
import type { Learned } from './map-brand.ts'

const links = { use: 'links', items: [{ page: 'terms', text: 'terms' }] }
const manifest = { languages: ['en'], frame: { footer: [links] } }

interface Live {
  app: Sandbox['app']
  origin: string
}

/** Examines a platform as `brand doctor --map` does. */
export async function examined({ app, origin }: Live, credentials: { login: string; password: string }) {
  const answers: Answer[] = []
  const learned: Learned = { failures: [], events: [] }
  const forMapping = {
    onFailures: (failures: Learned['failures']) => void (learned.failures = failures),
    onEvent: (event: Learned['events'][number]) => void learned.events.push(event),
  }
  const telling = setInterval(() => void tell(app, credentials.login).catch(() => undefined), 500)
  const report = await examine({
    id: 'x',
    manifest,
    api: origin,
    origins: [origin],
    credentials,
    timeout: 30_000,
    onAnswer: (answer) => void answers.push(answer),
    forMapping,
  })
  clearInterval(telling)
  // Pictures have the address of their server.
  const same = answers.map((each) => ({ ...each, body: JSON.parse(JSON.stringify(each.body).replaceAll(origin, '')) }))
  return { answers: same, learned, lacks: report.lacks }
}

/** Events that a player of a live platform gets now and then. */
async function tell(app: Live['app'], login: string) {
  const events = {
    balance: { balance: 454.625, bonusBalance: 120 },
    jackpot: [{ id: 'j', name: 'Grand', kind: 'games', level: 1, amount: 654.25, currency: 'TND' }],
    fortuneWheel: { status: 'NEW' },
    notification: { type: 'info', content: [{ lang: 'en', message: 'Hello' }] },
  }
  for (const [event, payload] of Object.entries(events))
    await app.inject({ method: 'POST', url: '/__sandbox/emit', payload: { event, payload, login } })
}
