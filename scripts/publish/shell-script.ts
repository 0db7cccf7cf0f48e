import type { Manifest } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import { themeKey } from '#engine/theme/theme-key.ts'
import { earlyErrors } from './early-errors.ts'

/** What the first page preloads while its scripts load. */
interface Ahead {
  /** The font face of right-to-left text; empty if the page has its own fonts. */
  arabicFace: string
  /** Calls that the main page’s blocks make at once: paths under the API, with `{language}`. */
  calls: readonly string[]
  /** Scripts and styles that only the main page needs. */
  files: readonly string[]
  /** Whether the shell contains the first language’s texts. */
  holdsTexts: boolean
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
 * Returns the shell’s first inline script: it removes the secret of an email link, sets theme, language and direction
 * before the first paint like the engine does (spec §5), and preloads texts, the user and the first calls. Cookies that
 * throw when they are read become none, for everything that reads them later. The requests of a platform that is connected
 * by code are not known, so nothing is called ahead there.
 */
export function shellScript(manifest: Manifest, { arabicFace, calls, files, holdsTexts }: Ahead): string {
  const { id, languages, theme, i18n, api, pages, platform } = manifest
  const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl')
  // Of `lang` only a configured language counts, in any case; of the others also its regional form (spec §5).
  const langQuery = i18n.langQuery ? "[(query.get('lang')||'').toLowerCase()]" : '[]'
  const known = calls.filter((call) => !platform?.lacks?.includes(`GET ${call.split('?')[0]!}`))
  return `(function(){
${earlyErrors(manifest)}
${linkSecretScript(pages)}
var root=document.documentElement,query=new URLSearchParams(location.search),languages=${JSON.stringify(languages)},stored;
try{stored=localStorage.getItem(${JSON.stringify(themeKey(id))});if(localStorage.getItem('player')!==null)root.dataset.player=''}catch(e){}
root.dataset.theme=stored==='dark'||stored==='light'?stored:'${theme.default}';
var cookies='';try{cookies=document.cookie}catch(e){Object.defineProperty(document,'cookie',{value:'',writable:true})}
var cookie=(cookies.match(/(?:^|; )i18next=([^;]*)/)||[])[1];
var language=${langQuery}.concat([query.get('lng'),cookie].map(function(code){return code&&code.split('-')[0]})).filter(function(code){return languages.indexOf(code)>=0})[0]||languages[0];
root.lang=language;
var isMain=location.pathname==='${pages.MAIN.path}';
if(!isMain)root.dataset.elsewhere='';
root.dir=${JSON.stringify(rightToLeft)}.indexOf(language)>=0?'rtl':'ltr';
function preload(as,href,credentials,type){var link=document.createElement('link');link.rel=as==='script'?'modulepreload':'preload';link.as=as;link.crossOrigin=credentials;link.href=href;if(as==='script')link.fetchPriority='low';if(type)link.type=type;document.head.appendChild(link)}
function ahead(path){preload('fetch',${JSON.stringify(`${api.production}/api`)}+path.replace('{language}',language),'use-credentials')}
${holdsTexts ? 'if(language!==languages[0])' : ''}preload('fetch','/locales/'+language+'/common.json','anonymous');
if(root.dir==='rtl'&&'${arabicFace}')preload('font','${arabicFace}','anonymous','font/woff2');
${platform?.use ? '' : `ahead('/auth/me');if(isMain)${JSON.stringify(known)}.forEach(ahead);`}
if(isMain)${JSON.stringify(files)}.forEach(function(file){preload(/js$/.test(file)?'script':'style','/'+file,'anonymous')});
})()`
}
