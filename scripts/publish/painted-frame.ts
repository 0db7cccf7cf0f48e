import type { Manifest, RouteKey } from '#manifest'
import { unloadedScript } from './unloaded.ts'

/** Bars in place of words. */
const shapes =
  '-webkit-text-fill-color:transparent;text-decoration-line:line-through;text-decoration-color:var(--border);text-decoration-thickness:.6em'

/**
 * How the painted frame differs from the running one while it stands for it: words in the brand’s first language alone, shapes
 * in the others; the brand’s loader on every page but the main one; and nothing that is said to visitors alone where a player
 * is to be expected.
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
 * The painted frame shows the way to the main page as the current one: on another page the links that lead there are. A link’s
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

/** Runs right behind the painted frame. */
export const paintedScript = `${markScript};${unloadedScript}`

/** The media query of style sheets that are not switched on yet. */
export const noMedia = 'not all'

/** The painted frame’s element: a picture, which neither focus nor screen readers enter. The running frame takes it away. */
export const paintedFrame = (markup: string) =>
  `<div id="painted" inert aria-hidden="true">${markup}</div>\n    <script>${paintedScript}</script>`

/**
 * Runs before the page’s style sheets are linked, with a media query that nothing meets: switches them on together once all have
 * come, or failed to. One by one, the first would change what is painted until the next one puts it right. `sheets` tells the engine.
 */
export const sheetsScript = (count: number) => `window.sheets=new Promise(function(resolve){var left=${count};
function one(event){if(event.target.media!=='${noMedia}'||--left)return;
document.querySelectorAll('link[media="${noMedia}"]').forEach(function(link){link.media='all'});resolve()}
document.addEventListener('load',one,true);document.addEventListener('error',one,true)})`
