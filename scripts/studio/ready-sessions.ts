import type { OutgoingHttpHeaders } from 'node:http'
import type { Sandbox } from '../../sandbox/app/server.ts'
import { sessionPath, tokenHeader } from '../../studio/preview/settings.ts'

/** How long after a session was taken the next one is opened, in milliseconds: the preview is being rendered until then. */
const restMs = 400

/**
 * How long the browser’s session before goes on, in milliseconds: until the page has taken in its new player, its live connection
 * must not find somebody else signed in.
 */
const endMs = 2000

type App = Sandbox['app']

interface Player {
  login: string
  password: string
}

interface ReadyOptions {
  players: readonly Player[]
  /** The token of previews: other pages get no session. */
  token: string
}

/** The answer’s `Set-Cookie` headers of a sign-in. */
type Cookies = string[]

/**
 * Keeps a session of each demo player ready, so that a preview becomes theirs without waiting for the check of a password, which is
 * slow on purpose. Each session is handed out once: previews share none, and whoever signs out in one stays signed in in others.
 */
export function readySessions(app: App, { players, token }: ReadyOptions) {
  const ready = new Map<string, Promise<Cookies>>()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const prepare = (player: Player) => {
    const session = signIn(app, player)
    ready.set(player.login, session)
    // Whoever takes it signs in again.
    return session.catch(() => undefined)
  }
  const later = (ms: number, act: () => unknown) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void act()
    }, ms)
    timers.add(timer)
  }

  app.addHook('onListen', () => {
    // One after the other: each keeps a processor busy.
    void players.reduce<Promise<unknown>>((before, player) => before.then(() => prepare(player)), Promise.resolve())
  })
  app.addHook('onClose', async () => timers.forEach(clearTimeout))

  app.post<{ Body: { login: string }; Headers: Record<string, string | undefined> }>(
    sessionPath,
    { schema: { hide: true, body } },
    async ({ body: { login }, headers }, reply) => {
      const player = players.find((each) => each.login === login)
      if (headers[tokenHeader] !== token || !player) return reply.code(404).send()
      const session = ready.get(login)?.catch(() => signIn(app, player)) ?? signIn(app, player)
      ready.delete(login)
      const cookies = await session
      later(restMs, () => prepare(player))
      later(endMs, () => signOut(app, headers.cookie))
      return reply.header('set-cookie', cookies).code(204).send()
    },
  )
}

const body = {
  type: 'object',
  properties: { login: { type: 'string' } },
  required: ['login'],
  additionalProperties: false,
}

async function signIn(app: App, { login, password }: Player): Promise<Cookies> {
  const cookies = cookiesOf(await app.inject({ url: '/api/auth/me' }))
  const headers = { cookie: sent(cookies), 'x-xsrf-token': xsrfOf(sent(cookies)) }
  const payload = { login, password }
  const answer = await app.inject({ method: 'POST', url: '/api/client-login', headers, payload })
  if (answer.statusCode !== 200) throw new Error(`${login} cannot sign in: ${answer.statusCode}`)
  return cookiesOf(answer)
}

/** Ends the session of a browser, so that none is left behind. */
const signOut = (app: App, cookie = '') =>
  app.inject({ method: 'DELETE', url: '/api/logout', headers: { cookie, 'x-xsrf-token': xsrfOf(cookie) } })

const cookiesOf = ({ headers }: { headers: OutgoingHttpHeaders }): Cookies =>
  [headers['set-cookie'] ?? []].flat().map(String)

/** The cookies as a browser sends them. */
const sent = (cookies: Cookies) => cookies.map((each) => each.split(';')[0]).join('; ')

const xsrfOf = (cookie: string) => /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? ''
