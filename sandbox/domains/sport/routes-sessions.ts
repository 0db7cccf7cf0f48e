import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {
  BetbyQuery,
  FundistQuery,
  FundistSession,
  GaGroupQuery,
  GaGroupSession,
  HorsesQuery,
  HorsesSession,
  SpQuery,
  SpSession,
  SportToken,
} from '#api'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import { digitainDocument, fundistAnswer, gaGroupDocument, horsesDocument } from './documents.ts'
import type { SportSessions } from './sessions.ts'
import type { SportProvider } from './tables.ts'

/** The parameters of a session that the call sets. */
interface Visit {
  lang: string
  device: 'desktop' | 'mobile'
}

const deviceOf = (device: 'M' | 'D') => (device === 'M' ? 'mobile' : 'desktop')

/** Opens players’ sessions at the sportsbooks and the horse races (spec §7). Visitors get one without a token. */
export function sportSessionRoutes(api: FastifyInstance, sportSessions: SportSessions): void {
  const sport = routesOf(api, 'sport')
  const tokenOf = (provider: SportProvider, { session }: FastifyRequest, visit: Visit): Promise<string> =>
    session ? sportSessions.open({ provider, player: session, ...visit }) : Promise.resolve('')

  sport.on<{ Querystring: FundistQuery }>(
    'fundist',
    'Digitain’s document',
    async (request): Promise<FundistSession> => {
      const { isMobile, isLive, lang } = request.query
      const visit: Visit = { lang, device: isMobile ? 'mobile' : 'desktop' }
      const token = await tokenOf('digitain', request, visit)
      const parent = pageDomains(request)
      const html = digitainDocument({ ...visit, origin: sportOrigin(request), token, isLive, parent })
      return { SessionHTML: fundistAnswer(html) }
    },
  )

  sport.on<{ Querystring: GaGroupQuery }>(
    'gaGroup',
    'GA Group’s document',
    async (request): Promise<GaGroupSession> => {
      const { device, type, lang } = request.query
      const visit: Visit = { lang, device: deviceOf(device) }
      const token = await tokenOf('gagroup', request, visit)
      return { value: gaGroupDocument({ ...visit, origin: sportOrigin(request), token, isLive: type === 'live' }) }
    },
  )

  sport.on('altenar', 'A token for Altenar’s sportsbook', async (request): Promise<SportToken> => ({
    token: await tokenOf('altenar', request, { lang: 'en', device: 'desktop' }),
  }))

  sport.on<{ Querystring: BetbyQuery }>(
    'betby',
    'A token for Betby’s sportsbook',
    async (request): Promise<SportToken> => {
      const { device, lang } = request.query
      return { token: await tokenOf('betby', request, { lang, device: deviceOf(device) }) }
    },
  )

  routesOf(api, 'sport-sp').on<{ Querystring: SpQuery }>(
    'sp',
    'A token for SP’s page',
    async (request): Promise<SpSession> => {
      const { device, lang } = request.query
      return {
        token: await sportSessions.open({
          provider: 'sp',
          player: requireSession(request),
          lang,
          device: deviceOf(device),
        }),
      }
    },
  )

  routesOf(api, 'horses').on<{ Querystring: HorsesQuery }>(
    'open',
    'The horse races’ document',
    async (request): Promise<HorsesSession> => {
      const { device, lang } = request.query
      const visit: Visit = { lang, device: deviceOf(device) }
      return {
        value: horsesDocument({
          ...visit,
          origin: sportOrigin(request),
          token: await tokenOf('horses', request, visit),
          isLive: false,
        }),
      }
    },
  )
}

/** The vendors’ origin, on the port through which the caller reached the sandbox. */
function sportOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://sport.vendors.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`
}

/** Returns the domains whose pages are around a sportsbook: that of the calling page, and that of the shell on another site. */
function pageDomains({ headers, hostname }: FastifyRequest): string[] {
  const page = headers.origin ?? headers.referer ?? ''
  return [URL.canParse(page) ? new URL(page).hostname : hostname.replace(/:\d+$/, ''), 'frames.localhost']
}
