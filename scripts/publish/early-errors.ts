import type { Manifest } from '#manifest'

/** The number of records kept until the engine takes over. */
const most = 20

/**
 * Returns the script that records problems before the engine can report them: uncaught errors and rejections, scripts
 * that fail to load, policy violations, and errors that the engine writes to the console. It runs on the sampled share
 * of visits; empty without error reporting.
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
