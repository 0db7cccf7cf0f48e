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
import type { SportProvider } from './tables.ts'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import { digitainDocument, fundistAnswer, gaGroupDocument, horsesDocument } from './documents.ts'
import { pageDomains, sportOrigin } from './host.ts'

/** The parameters of a session that the call sets. */
interface Visit {
  lang: string
  device: 'desktop' | 'mobile'
}

const deviceOf = (device: 'M' | 'D') => (device === 'M' ? 'mobile' : 'desktop')

/** Opens players’ sessions at the sportsbooks and the horse races (spec §7). Visitors get one without a token. */
export function sportSessionRoutes(api: FastifyInstance, { sportSessions }: Services): void {
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
