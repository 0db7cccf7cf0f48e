import type { FastifyInstance, FastifyReply } from 'fastify'
import { gamesOrigin, nestedOrigin } from '../host.ts'
import type { GameSessions } from '../sessions.ts'
import { directionOf, textsIn } from '../texts.ts'
import { escape } from './page.ts'

/**
 * The query of a launch address. `lang`, `lobbyUrl` and `cashierUrl`: public launch addresses (`…/openGame.do?gameSymbol=…&lang=en&
 * lobbyUrl=…&cashierUrl=…`, 26 November 2026).
 */
interface Launch {
  session?: string
  lang?: string
  lobbyUrl?: string
  cashierUrl?: string
}

/**
 * Stands in for an aggregator’s launcher: its page frames the provider’s, which is on another host (public code of operators, 26
 * November 2026: aggregators nest the provider’s frame).
 */
export function launcherRoutes(
  play: FastifyInstance,
  sessions: GameSessions,
  notHere: (reply: FastifyReply) => FastifyReply,
): void {
  play.get<{ Querystring: Launch }>('/launcher', async (request, reply) => {
    const { session: token = '', lang, lobbyUrl, cashierUrl = '' } = request.query
    const session = await sessions.find(token)
    if (!session) return notHere(reply)
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': [
        `default-src 'none'`,
        `script-src 'self'`,
        `style-src 'self'`,
        `frame-src ${nestedOrigin(request)} ${session.page_origin}`,
        `frame-ancestors ${session.page_origin}`,
      ].join('; '),
    })
    // Assumed: 21Viral’s API requires `lobbyUrl` when a game is opened; that a launcher refuses other sites is assumed too.
    const refused = [lobbyUrl ?? '', cashierUrl || session.page_origin].some(
      (address) => !isOf(session.page_origin, address),
    )
    if (lang === undefined || lobbyUrl === undefined || refused)
      return reply
        .status(400)
        .type('text/plain')
        .send('lang and lobbyUrl are required; addresses must be the operator’s.')

    const { close, deposit, home, rules } = textsIn(lang)
    const game = `${nestedOrigin(request)}/play/game?session=${encodeURIComponent(token)}&launched`
    const button = (action: string, label: string, text: string) =>
      `<button type="button" data-action="${action}" aria-label="${escape(label)}">${text}</button>`
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${escape(lang)}" dir="${directionOf(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(session.game.name)}</title>
    <link rel="stylesheet" href="${gamesOrigin(request)}/play/code/launcher.css" />
    <script type="module" src="${gamesOrigin(request)}/play/code/launcher.js"></script>
  </head>
  <body data-game="${escape(game)}" data-lobby="${escape(lobbyUrl)}" data-cashier="${escape(cashierUrl)}">
    <nav>
      <a href="${gamesOrigin(request)}/play/help?lang=${encodeURIComponent(lang)}" target="_blank" aria-label="${escape(rules)}">?</a>
      ${cashierUrl ? button('cashier', deposit, '+') : ''}
      ${button('top', home, '⌂')}
      ${button('close', close, '×')}
    </nav>
    <iframe title="${escape(session.game.name)}" allow="fullscreen; autoplay"></iframe>
  </body>
</html>
`)
  })

  // A help page in a window of its own (public code of operators: `allow-popups-to-escape-sandbox`).
  play.get<{ Querystring: { lang?: string } }>('/help', async ({ query: { lang = 'en' } }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`)
      .send(
        `<!doctype html><html lang="${escape(lang)}" dir="${directionOf(lang)}"><title>${escape(textsIn(lang).rules)}</title><h1>${escape(textsIn(lang).rules)}</h1></html>`,
      ),
  )
}

const isOf = (origin: string, url: string) => URL.canParse(url) && new URL(url).origin === origin
