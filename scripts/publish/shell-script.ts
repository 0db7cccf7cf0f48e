import type { Manifest } from '#manifest'
import { directionOf } from '../../engine/i18n/direction.ts'
import { themeKey } from '../../engine/theme/theme-key.ts'

/**
 * The shell’s one inline script: sets theme, language and direction before the first paint, in the order in which
 * the engine finds them (spec §5).
 */
export function shellScript({ id, languages, theme, i18n }: Manifest): string {
  const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl')
  return `(function(){var d=document.documentElement,q=new URLSearchParams(location.search),l=${JSON.stringify(languages)},c=(document.cookie.match(/(?:^|; )i18next=([^;]*)/)||[])[1],s;
try{s=localStorage.getItem(${JSON.stringify(themeKey(id))})}catch(e){}
d.dataset.theme=s==='dark'||s==='light'?s:'${theme.default}';
var g=[${i18n.langQuery ? "(q.get('lang')||'').toLowerCase()," : ''}q.get('lng'),c].map(function(x){return x&&x.split('-')[0]}).filter(function(x){return l.indexOf(x)>=0})[0]||l[0];
d.lang=g;d.dir=${JSON.stringify(rightToLeft)}.indexOf(g)>=0?'rtl':'ltr'})()`
}
