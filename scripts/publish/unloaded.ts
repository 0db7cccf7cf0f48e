/**
 * If the engine fails to load, the shell shows an error and a retry button over the painted frame, in the page’s
 * language, or in the brand’s first language if its texts fail to load too.
 */
export const unloadedScript = `addEventListener('error',function(event){
if(event.target.type!=='module')return;
var language=document.documentElement.lang,own=JSON.parse(document.getElementById('texts').textContent),first=Object.keys(own)[0];
function say(texts,spoken){
var note=document.createElement('div'),text=document.createElement('p'),button=document.createElement('button');
note.id='unloaded';note.lang=spoken;note.setAttribute('role','alert');
text.textContent=texts.state.errorText;
button.textContent=texts.state.retry;
button.onclick=function(){location.reload()};
note.append(text,button);document.body.append(note)
}
if(language===first)return say(own[first].common,first);
fetch('/locales/'+language+'/common.json').then(function(answer){return answer.json()}).then(function(texts){say(texts,language)}).catch(function(){say(own[first].common,first)})
},true)`

export const unloadedCss = [
  '#unloaded{position:fixed;inset:var(--header-height,60px) 0 0;z-index:99;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;background:var(--background)}',
  '#unloaded button{min-block-size:44px;padding-inline:20px;color:var(--on-brand);background:var(--brand);border:0;border-radius:var(--radius-control);font:inherit;font-weight:700;cursor:pointer}',
].join('\n')
