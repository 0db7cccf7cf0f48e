import type { Language } from '#manifest'
import type { FirstSettings } from './settings.ts'

/** How long files wait after the first response, in milliseconds: pictures that it names come first. */
const picturesMs = 50

/**
 * Asks for what the engine will need: texts, the user, and what the page shows; then the files. A server of HTTP/1.1 serves six
 * requests at a time: the typefaces, the engine’s two files and the user are among them. Where a service worker has the files, all leave
 * at once.
 */
export function readAhead(
  { api, files, arabicFace, ...page }: Pick<FirstSettings, 'api' | 'files' | 'arabicFace' | 'rightToLeft' | 'language'>,
  language: Language,
  [first, ...others]: readonly string[],
) {
  const reads: NonNullable<typeof window.reads> = {}
  window.reads = reads
  if (language !== page.language) preload(`/locales/${language}/common.json`)
  if (arabicFace && page.rightToLeft.includes(language)) preload(arabicFace)
  if (api === undefined) return preloadFiles()
  void read('/auth/me')
  if (first === undefined) return preloadFiles()
  const readOthers = () => {
    // The page is there: what it did not take would be dropped (engine/boot/after-first-page.ts).
    if (window.reads !== reads) return
    preloadFiles()
    // The engine may have come first: what it asked for before would be old when it reads that again.
    for (const address of others) if (!(api + address in reads)) void read(address)
  }
  const answer = read(first)
  if (navigator.serviceWorker?.controller) readOthers()
  else void answer.then(() => setTimeout(readOthers, picturesMs))

  function preloadFiles() {
    files.forEach(preload)
  }

  function read(address: string) {
    const sent = fetch(api + address, { credentials: 'include' })
    reads[api + address] = sent
    // The engine asks again for what is lost.
    return sent.catch(() => undefined)
  }
}

/** Returns the addresses of calls, with the language and the values of the path’s parameters. */
export const addressesOf = (calls: readonly string[], values: Record<string, string>, language: Language) =>
  calls.map((call) =>
    call
      .replace('{language}', language)
      .replace(/\{:(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? '')),
  )

const kinds: [ending: RegExp, as: string][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
  [/\.json$/, 'fetch'],
]

/** Asks for a file that the engine will need. */
export function preload(file: string) {
  const [, as = ''] = kinds.find(([ending]) => ending.test(file)) ?? []
  const link = document.createElement('link')
  link.rel = as === 'script' ? 'modulepreload' : 'preload'
  link.as = as
  link.crossOrigin = ''
  link.href = file
  if (as === 'style') link.setAttribute('fetchpriority', 'low')
  if (as === 'font') link.type = 'font/woff2'
  document.head.append(link)
}
