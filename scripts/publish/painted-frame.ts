import type { Manifest, RouteKey } from '#manifest'
import { unloadedScript } from './unloaded.ts'

/** Shows text as bars. */
const shapes =
  '-webkit-text-fill-color:transparent;text-decoration-line:line-through;text-decoration-color:var(--border);text-decoration-thickness:.6em'

/**
 * Returns the styles of the painted frame until the engine replaces it: text only in the brand’s first language, bars
 * in others; the loader on all pages but the main page; and no entries for visitors if a player is expected.
 */
export function paintedCss({ languages, theme, pages }: Manifest): string {
  const otherTheme = theme.default === 'dark' ? 'light' : 'dark'
  const visitors = (Object.keys(pages) as RouteKey[]).filter((page) => pages[page].guards?.includes('signed-out'))
  const doors = visitors.map((page) => `[data-player] #painted nav a[href="${pages[page].path}"]`)
  return [
    '#painted [data-part=other-page],[data-elsewhere] #painted [data-part=main]{display:none}',
    '[data-elsewhere] #painted [data-part=other-page]{display:block}',
    `html:not([lang="${languages[0]}"]) #painted *{${shapes}}`,
    `[data-theme=${otherTheme}] #painted [data-part=theme-switch] svg{visibility:hidden}`,
    '[data-player] #painted [data-part=account] a{-webkit-text-fill-color:transparent;background:var(--raised);border-color:transparent}',
    ...(doors.length > 0 ? [`${doors.join()}{${shapes}}`] : []),
  ].join('\n')
}

/**
 * The painted frame marks links to the main page as current; on other pages the matching links are marked. A link’s
 * query must be in the address too (engine/routing/page-link.tsx).
 */
const markScript = `(function(){
if(document.documentElement.dataset.elsewhere===undefined)return;
var asked=new URLSearchParams(location.search);
document.querySelectorAll('#painted nav a').forEach(function(link){
var isHere=link.pathname===location.pathname;
new URLSearchParams(link.search).forEach(function(value,name){if(asked.get(name)!==value)isHere=false});
if(isHere)link.setAttribute('aria-current','page');else link.removeAttribute('aria-current')})
})()`

/** The script after the painted frame. */
export const paintedScript = `${markScript};${unloadedScript}`

/** The media query of style sheets that are not enabled yet. */
export const noMedia = 'not all'

/** Returns the painted frame’s element, which focus and screen readers skip. The engine removes it. */
export const paintedFrame = (markup: string) =>
  `<div id="painted" inert aria-hidden="true">${markup}</div>\n    <script>${paintedScript}</script>`

/**
 * Returns the script that enables the style sheets together once all have loaded or failed: one by one, the painted
 * frame would change in between. It runs before they are linked. `window.sheets` resolves for the engine.
 */
export const sheetsScript = (count: number) => `window.sheets=new Promise(function(resolve){var left=${count};
function one(event){if(event.target.media!=='${noMedia}'||--left)return;
document.querySelectorAll('link[media="${noMedia}"]').forEach(function(link){link.media='all'});resolve()}
document.addEventListener('load',one,true);document.addEventListener('error',one,true)})`
