import type { Manifest } from '#manifest'
import { fillEarly } from '#engine/early/fill-early.ts'
import { earlyBlock, placesOf } from './early-places.ts'
import { firstCalls } from './first-calls.ts'
import type { PageAhead } from './pages-ahead.ts'

/**
 * Returns the script that fills the painted place of the main page’s first block with `x-early` from what the shell’s script reads
 * ahead. Empty where no block has that, or where only the engine can read the answer.
 */
export function earlyScript(manifest: Manifest): string {
  const { pages, api, platform } = manifest
  const block = earlyBlock(pages.MAIN, platform)
  const places = block && placesOf(block, manifest)
  if (!places) return ''
  const address = JSON.stringify(`${api.production}/api${firstCalls([block])[0]}`)
  return `(function(){
var box=document.querySelector('#painted [data-part=main] template'),answer=box&&window.reads[${address}.replace('{language}',document.documentElement.lang)];
answer&&answer.then(function(got){return got.ok&&got.clone().json()}).then(function(answer){(${fillEarly})(box,answer,${JSON.stringify(places)})}).catch(function(){})
})()`
}

const rooted = (file: string) => `/${file}`

/**
 * Returns the script that asks for what a painted page besides the main page needs, if the shell’s script has found it, and shows its
 * first screen by the module `file` (engine/early/other-page.ts).
 */
export function otherPageScript(pages: readonly PageAhead[], file: string): string {
  const painted = pages.flatMap(({ path, painted: page }): [string, unknown][] =>
    page ? [[path, { ...page, scripts: page.scripts.map(rooted), styles: page.styles.map(rooted) }]] : [],
  )
  if (painted.length === 0) return ''
  return `(function(pages){
var ahead=window.ahead,page=ahead&&pages[ahead.path];
if(!page)return;
page.scripts.concat(page.styles,page.texts?'/locales/'+document.documentElement.lang+'/'+page.texts+'.json':[]).forEach(ahead.need);
page.read=ahead.read;
window.early=page;
import('/${file}').catch(function(){})
})(${JSON.stringify(Object.fromEntries(painted))})`
}
