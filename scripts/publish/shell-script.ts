import type { Manifest } from '#manifest'
import { directionOf } from '../../engine/i18n/direction.ts'
import { themeKey } from '../../engine/theme/theme-key.ts'

/**
 * The shell’s one inline script: sets theme, language and direction before the first paint, in the order in which
 * the engine finds them (spec §5). While the scripts are on their way it asks for that language’s first texts, and for
 * the Arabic face where the text runs from right to left.
 */
export function shellScript({ id, languages, theme, i18n }: Manifest, arabicFace = ''): string {
  const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl')
  const queries = `${i18n.langQuery ? "(query.get('lang')||'').toLowerCase()," : ''}query.get('lng')`
  return `(function(){
var root=document.documentElement,query=new URLSearchParams(location.search),languages=${JSON.stringify(languages)},stored;
try{stored=localStorage.getItem(${JSON.stringify(themeKey(id))})}catch(e){}
root.dataset.theme=stored==='dark'||stored==='light'?stored:'${theme.default}';
var cookie=(document.cookie.match(/(?:^|; )i18next=([^;]*)/)||[])[1];
var language=[${queries},cookie].map(function(code){return code&&code.split('-')[0]}).filter(function(code){return languages.indexOf(code)>=0})[0]||languages[0];
root.lang=language;
root.dir=${JSON.stringify(rightToLeft)}.indexOf(language)>=0?'rtl':'ltr';
function preload(as,href,type){var link=document.createElement('link');link.rel='preload';link.as=as;link.crossOrigin='anonymous';link.href=href;if(type)link.type=type;document.head.appendChild(link)}
preload('fetch','/locales/'+language+'/common.json');
if(root.dir==='rtl'&&'${arabicFace}')preload('font','${arabicFace}','font/woff2');
})()`
}
