import { directionOf } from '../texts.ts'
import type { GameConfig } from './config.ts'

/** The content security policy of a game’s page: only its own origin, framed only by the page that opened it, or a launcher in it. */
export const gamePolicy = (...framers: string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${framers.join(' ')}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')

/** The document of a game. Its addresses are absolute, so it works both on its own origin and in an isolated frame. */
export function gamePage(config: GameConfig): string {
  const { lang, name, origin } = config
  const data = JSON.stringify(config).replace(/</g, '\\u003c')
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="referrer" content="no-referrer" />
    <title>${escape(name)}</title>
    <link rel="stylesheet" href="${origin}/play/code/game.css" />
    <script type="module" crossorigin src="${origin}/play/code/main.js"></script>
  </head>
  <body>
    <script type="application/json" id="game">${data}</script>
  </body>
</html>
`
}

/** Escapes a text for HTML. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
