import type { Manifest } from '#manifest'

/** So many notes are kept until the engine takes them. */
const most = 20

/**
 * The part of the shell’s script that notes what goes wrong before the engine can report it, and hands it on afterwards: errors
 * and rejections that nobody catches, code and vendors that do not come, what the policy blocks, and the errors that the engine
 * writes to the console. On as many visits of a hundred as the manifest says; empty where the brand reports nothing.
 */
export function earlyErrors({ services }: Pick<Manifest, 'services'>): string {
  const { errors } = services.production
  if (!errors) return ''
  const note = `function note(noted){if(earlyErrors.length<${most})earlyErrors.push(noted)}
window.earlyErrors=[];
['error','unhandledrejection','securitypolicyviolation','vite:preloadError'].forEach(function(name){addEventListener(name,note,true)});
['error','warn'].forEach(function(level){var write=console[level];console[level]=function(error){if(error instanceof Error)note([level,error]);write.apply(console,arguments)}});`
  return errors.share < 100 ? `if(Math.random()*100<${errors.share}){${note}}` : note
}
