/** After which time a page that is still painted says that it takes long, in milliseconds. */
const slowAfterMs = 10_000

/**
 * If the engine fails to load, the shell shows an error and a retry button over the painted frame; if it takes long, a
 * strip below it says so, with the same button. In the page’s language, or in the brand’s first language if its texts
 * fail to load too. The note is hidden once the engine has removed the painted frame.
 */
export const unloadedScript = `(function(){
function say(name,texts,spoken){
var note=document.getElementById('unloaded')||document.createElement('div'),text=document.createElement('p'),button=document.createElement('button');
note.id='unloaded';note.lang=spoken;note.className=name;note.setAttribute('role','alert');
text.textContent=texts.state[name];
button.textContent=texts.state.retry;
button.onclick=function(){location.reload()};
note.replaceChildren(text,button);document.body.append(note)
}
function tell(name){
var language=document.documentElement.lang,own=JSON.parse(document.getElementById('texts').textContent),first=Object.keys(own)[0];
function sayFirst(){say(name,own[first].common,first)}
if(language===first)return sayFirst();
fetch('/locales/'+language+'/common.json',{signal:AbortSignal.timeout&&AbortSignal.timeout(3000)}).then(function(answer){return answer.json()}).then(function(texts){say(name,texts,language)}).catch(sayFirst)
}
addEventListener('error',function(event){if(event.target.type==='module')tell('errorText')},true);
setTimeout(function(){if(document.getElementById('painted')&&!document.getElementById('unloaded'))tell('slowText')},${slowAfterMs})
})()`

export const unloadedCss = [
  '#unloaded{display:none}',
  '#painted~#unloaded{position:fixed;inset:var(--header-height,60px) 0 0;z-index:99;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;background:var(--background)}',
  '#painted~#unloaded.slowText{inset:auto 0 0;grid-auto-flow:column;align-items:center;padding:12px 16px;font-size:14px;text-align:start;border-block-start:1px solid var(--border)}',
  '#unloaded button{min-block-size:44px;padding-inline:20px;color:var(--on-brand);background:var(--brand);border:0;border-radius:var(--radius-control);font:inherit;font-weight:700;cursor:pointer}',
].join('\n')
