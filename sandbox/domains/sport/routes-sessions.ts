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
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import { digitainDocument, gaGroupDocument, horsesDocument, withFragments } from './documents.ts'
import { sportOrigin } from './host.ts'

/** The parameters of a session that the call sets. */
interface Visit {
  lang: string
  device: 'desktop' | 'mobile'
}

const deviceOf = (device: 'M' | 'D') => (device === 'M' ? 'mobile' : 'desktop')

/** Opens players’ sessions at the sportsbooks and the horse races (spec §7). Visitors get one without a token. */
export function sportSessionRoutes(api: FastifyInstance, { sportSessions }: Services): void {
  const call = (summary: string, answer: string, query?: string) =>
    operation({ resource: 'sport', summary, answer, ...(query && { query }) })
  const tokenOf = (provider: SportProvider, { session }: FastifyRequest, visit: Visit): Promise<string> =>
    session ? sportSessions.open({ provider, player: session, ...visit }) : Promise.resolve('')

  const fundist = call('Digitain’s document', 'FundistSession', 'FundistQuery')
  api.get<{ Querystring: FundistQuery }>(
    '/json-rpc/create-session/fundist',
    { schema: fundist },
    async (request): Promise<FundistSession> => {
      const { isMobile, isLive, lang } = request.query
      const visit: Visit = { lang, device: isMobile ? 'mobile' : 'desktop' }
      const token = await tokenOf('digitain', request, visit)
      return {
        SessionHTML: withFragments(
          digitainDocument({ ...visit, origin: sportOrigin(request), token, isLive }),
          Date.now(),
        ),
      }
    },
  )

  const gaGroup = call('GA Group’s document', 'GaGroupSession', 'GaGroupQuery')
  api.get<{ Querystring: GaGroupQuery }>(
    '/json-rpc/create-session/ga-group',
    { schema: gaGroup },
    async (request): Promise<GaGroupSession> => {
      const { device, type, lang } = request.query
      const visit: Visit = { lang, device: deviceOf(device) }
      const token = await tokenOf('gagroup', request, visit)
      return { value: gaGroupDocument({ ...visit, origin: sportOrigin(request), token, isLive: type === 'live' }) }
    },
  )

  const altenar = call('A token for Altenar’s sportsbook', 'SportToken')
  api.get('/json-rpc/create-session/altenar', { schema: altenar }, async (request): Promise<SportToken> => ({
    token: await tokenOf('altenar', request, { lang: 'en', device: 'desktop' }),
  }))

  const betby = call('A token for Betby’s sportsbook', 'SportToken', 'BetbyQuery')
  api.get<{ Querystring: BetbyQuery }>(
    '/json-rpc/create-session/betby',
    { schema: betby },
    async (request): Promise<SportToken> => {
      const { device, lang } = request.query
      return { token: await tokenOf('betby', request, { lang, device: deviceOf(device) }) }
    },
  )

  const sp = operation({
    resource: 'sport-sp',
    summary: 'A token for SP’s page',
    answer: 'SpSession',
    query: 'SpQuery',
    signedIn: true,
  })
  api.get<{ Querystring: SpQuery }>(
    '/json-rpc/create-session/sp',
    { schema: sp },
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

  const horses = operation({
    resource: 'horses',
    summary: 'The horse races’ document',
    answer: 'HorsesSession',
    query: 'HorsesQuery',
  })
  api.get<{ Querystring: HorsesQuery }>(
    '/json-rpc/create-session/horses',
    { schema: horses },
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
