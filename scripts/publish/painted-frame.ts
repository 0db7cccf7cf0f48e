import type { Manifest, RouteKey } from '#manifest'
import { earlyScript } from './early-script.ts'
import { unloadedScript } from './unloaded.ts'

/** Shows text as bars. */
const shapes =
  '-webkit-text-fill-color:transparent;text-decoration-line:line-through;text-decoration-color:var(--border);text-decoration-thickness:.6em'

/** The elements that have words. What is around them is not styled: the words of early items would inherit it. */
export const wordElements = ['a', 'bdi', 'button', 'h1', 'h2', 'h3', 'p', 'select', 'span']

/** On pages without the painted rail, or with another one. */
const otherRails = [
  '[data-rail=none] #painted aside{display:none}',
  '[data-rail=other] #painted aside>*{visibility:hidden}',
]

/** Keeps the place of a page’s rail where the painted frame has none. */
const roomForRail = [
  '@media (width>=1025px){[data-rail=other] #painted header~div:not(:last-child)::before{content:"";flex:0 0 var(--rail-width);align-self:stretch;border-inline-end:1px solid var(--border)}}',
]

/**
 * Returns the styles of the painted frame until the engine replaces it: text only in the brand’s first language, bars
 * in others; the loader on all pages but the main page; and no entries for visitors if a player is expected.
 */
export function paintedCss(manifest: Manifest): string {
  const { languages, theme, pages, frame } = manifest
  const otherTheme = theme.default === 'dark' ? 'light' : 'dark'
  const visitors = (Object.keys(pages) as RouteKey[]).filter((page) => pages[page].guards?.includes('signed-out'))
  const doors = visitors.map((page) => `[data-player] #painted nav a[href="${pages[page].path}"]`)
  const ofOthers = `html:not([lang="${languages[0]}"]) #painted `
  return [
    '#painted [data-part=other-page],[data-elsewhere] #painted [data-part=main]{display:none}',
    '[data-elsewhere] #painted [data-part=other-page]{display:block}',
    ...(railScript(manifest) ? (frame.rail.length > 0 ? otherRails : roomForRail) : []),
    `${ofOthers}:is(${wordElements.join()}):not([data-early] :not([data-words])){${shapes}}`,
    `${ofOthers}::placeholder{color:transparent}`,
    '[data-player] #painted [data-visitors]{visibility:hidden}',
    `[data-theme=${otherTheme}] #painted [data-part=theme-switch] svg{visibility:hidden}`,
    '[data-player] #painted [data-part=account] a{-webkit-text-fill-color:transparent;background:var(--raised);border-color:transparent}',
    ...(doors.length > 0 ? [`${doors.join()}{${shapes}}`] : []),
  ].join('\n')
}

/**
 * Returns the script that says in `data-rail` where the painted rail, which is `frame.rail`, is not this page’s: `none` for a
 * page without a rail, `other` for one with another. Empty if every page has the same rail.
 */
export function railScript({ pages, frame }: Pick<Manifest, 'pages' | 'frame'>): string {
  const all = Object.values(pages).filter(({ visible, rail }) => visible && rail)
  const kinds = {
    none: frame.rail.length > 0 ? all.filter(({ rail }) => rail!.length === 0) : [],
    other: all.filter(({ rail }) => rail!.length > 0),
  }
  return Object.entries(kinds)
    .filter(([, those]) => those.length > 0)
    .map(([kind, those]) => {
      const paths = those.map(({ path }) => path.replace(/:[A-Za-z]+/g, '[^/]+')).join('|')
      return `if(new RegExp('^(?:${paths})/?$','i').test(location.pathname))root.dataset.rail='${kind}';`
    })
    .join('')
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

/** Returns the script after the painted frame. */
export const paintedScript = (manifest: Manifest) => `${markScript};${earlyScript(manifest)};${unloadedScript}`

/** The media query of style sheets that are not enabled yet. */
export const noMedia = 'not all'

/** Returns the painted frame’s element, which focus and screen readers skip. The engine removes it. */
export const paintedFrame = (markup: string, script: string) =>
  `<div id="painted" inert aria-hidden="true">${markup}</div><script>${script}</script>`

/**
 * Returns the script that enables the style sheets together once all have loaded or failed: one by one, the painted
 * frame would change in between. It runs before they are linked. `window.sheets` resolves for the engine.
 */
export const sheetsScript = (count: number) => `window.sheets=new Promise(function(resolve){var left=${count};
function one(event){if(event.target.media!=='${noMedia}'||--left)return;
document.querySelectorAll('link[media="${noMedia}"]').forEach(function(link){link.media='all'});resolve()}
document.addEventListener('load',one,true);document.addEventListener('error',one,true)})`
