import type { Manifest } from '#manifest'
import { sessionChangedKey } from '#engine/data/session-changed-key.ts'
import { directionOf } from '#engine/i18n/direction.ts'
import { themeKey } from '#engine/theme/theme-key.ts'
import { earlyErrors } from './early-errors.ts'
import type { PageAhead } from './pages-ahead.ts'
import { railScript } from './painted-frame.ts'

/** What the first page reads and preloads while its scripts load. */
interface Ahead {
  /** The font face of right-to-left text; empty if the page has its own fonts. */
  arabicFace: string
  /** Calls that the main page’s blocks make at once: paths under the API, with `{language}`. */
  calls: readonly string[]
  /** What other pages need at once. */
  elsewhere: readonly PageAhead[]
  /** Scripts and styles that every page needs besides the engine. */
  files: readonly string[]
  /** Scripts and styles that only the main page needs. */
  mainFiles: readonly string[]
  /** Whether the shell contains the first language’s texts. */
  holdsTexts: boolean
}

/** Returns the condition of the pages that have a phone’s whole screen; false if the brand has none. */
function onStage(pages: Manifest['pages']) {
  const paths = Object.values(pages).flatMap(({ layout, path }) => (layout === 'stage' ? path : []))
  const patterns = paths.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+'))
  return paths.length > 0 && `new RegExp(${JSON.stringify(`^(${patterns.join('|')})/?$`)}).test(location.pathname)`
}

/** Replaces the secret of an email link in the address. */
const withoutSecret = '-'

/**
 * Moves the secret of an email link from the address to the engine: later requests would send it as referrer, and other
 * scripts could read it.
 */
function linkSecretScript({ RESET_PASSWORD, CONFIRM_MAIL }: Manifest['pages']) {
  const places = [RESET_PASSWORD, CONFIRM_MAIL].map(({ path }) => path.slice(0, path.indexOf(':')))
  return `${JSON.stringify(places)}.forEach(function(place){
var link=location.pathname.indexOf(place)?'':location.pathname.slice(place.length).replace(/[/]$/,'');
if(!link||link==='${withoutSecret}'||link.indexOf('/')>=0)return;
try{window.linkSecret=decodeURIComponent(link)}catch(e){}
history.replaceState(null,'',place+'${withoutSecret}'+location.search)
});`
}

/**
 * The first call leaves at once; the files and the other calls follow its response, as a server of HTTP/1.1 serves six requests at a
 * time: the typefaces, the engine’s two files and the user are among them, and pictures that the response names come first. Without
 * a response the engine fetches what it needs. Where a service worker has the files, and on other pages, all leave at once.
 */
const inTurn = ([first, ...rest]: readonly string[]) => {
  if (first === undefined) return 'files()'
  return `var first=isMain&&ahead(${JSON.stringify(first)});
function others(){files();isMain&&${JSON.stringify(rest)}.forEach(ahead)}
!first||(navigator.serviceWorker||0).controller?others():first.then(function(){setTimeout(others,50)})`
}

/** A query, such as a lobby’s filters, changes what the blocks ask for. */
function readsElsewhere(pages: readonly PageAhead[]) {
  if (pages.length === 0) return ''
  const places = pages.map(({ path, calls }) => {
    const names: readonly string[] = path.match(/:\w+/g) ?? []
    const given = calls.map((call) => call.replace(/\{(:\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`))
    return [path, `^${path.replace(/:\w+/g, '([^/]+)')}$`, ...given]
  })
  return `if(!isMain&&!location.search)${JSON.stringify(places)}.forEach(function(page){
var path=location.pathname,name=page.shift(),place=new RegExp(page.shift());
if(place.test(path))window.ahead={path:name,need:need,read:page.map(function(call){return ahead(path.replace(place,call))})[0]}
});`
}

/**
 * Returns the shell’s first inline script: it removes the secret of an email link, sets theme, language and direction
 * before the first paint like the engine does (spec §5), preloads texts, and reads the user and the first calls, which the
 * engine takes from `window.reads` (engine/data/send-read.ts). Cookies that throw when they are read become none, for
 * everything that reads them later. The requests of a platform that is connected by code are not known, so nothing is read
 * ahead there. A sign-in in another tab after that reading is noted for the engine.
 */
export function shellScript(
  manifest: Manifest,
  { arabicFace, calls, elsewhere, files, mainFiles, holdsTexts }: Ahead,
): string {
  const { id, languages, theme, i18n, api, pages, platform } = manifest
  const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl')
  // Of `lang` only a configured language counts, in any case; of the others also its regional form (spec §5).
  const langQuery = i18n.langQuery ? "[(query.get('lang')||'').toLowerCase()]" : '[]'
  return `(function(){
${earlyErrors(manifest)}
${linkSecretScript(pages)}
var reads=window.reads={},root=document.documentElement,query=new URLSearchParams(location.search),languages=${JSON.stringify(languages)},stored;
try{stored=localStorage.getItem(${JSON.stringify(themeKey(id))});if(localStorage.getItem('player')!==null)root.dataset.player=''}catch(e){}
root.dataset.theme=stored==='dark'||stored==='light'?stored:'${theme.default}';
var cookies='';try{cookies=document.cookie}catch(e){Object.defineProperty(document,'cookie',{value:'',writable:true})}
var cookie=(cookies.match(/(?:^|; )i18next=([^;]*)/)||[])[1];
var language=${langQuery}.concat([query.get('lng'),cookie].map(function(code){return code&&code.split('-')[0]})).filter(function(code){return languages.indexOf(code)>=0})[0]||languages[0];
root.lang=language;
var isMain=location.pathname==='${pages.MAIN.path}';
if(!isMain)root.dataset.elsewhere='';
${railScript(manifest)}
if(${onStage(pages)})root.dataset.stage='';
root.dir=${JSON.stringify(rightToLeft)}.indexOf(language)>=0?'rtl':'ltr';
function preload(as,href,type){var link=document.createElement('link');link.rel=as==='script'?'modulepreload':'preload';link.as=as;link.crossOrigin='';link.href=href;if(as==='style')link.fetchPriority='low';if(type)link.type=type;document.head.appendChild(link)}
function ahead(path){return path=${JSON.stringify(`${api.production}/api`)}+path.replace('{language}',language),(reads[path]=fetch(path,{credentials:'include'})).catch(function(){})}
${holdsTexts ? 'if(language!==languages[0])' : ''}need('/locales/'+language+'/common.json');
if(root.dir==='rtl'&&'${arabicFace}')preload('font','${arabicFace}','font/woff2');
function need(file){preload(/js$/.test(file)?'script':/css$/.test(file)?'style':'fetch',file)}
function files(){${JSON.stringify([...files, ...mainFiles])}.forEach(function(file,index){if(isMain||index<${files.length})need('/'+file)})}
addEventListener('storage',function(event){if(event.key==='${sessionChangedKey}'&&event.newValue!==null)window.isSessionChanged=true});
${platform?.use ? 'files()' : `ahead('/auth/me');${readsElsewhere(elsewhere)}${inTurn(calls)}`}
})()`
}
