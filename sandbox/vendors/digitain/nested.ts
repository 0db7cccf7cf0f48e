import type { Calls } from './calls.ts'
import type { Parameters } from './parameters.ts'

/**
 * What the vendor’s frame posts to the document around it. `event.data.command` with `login` and `registration` is seen in
 * the document of (4) in parameters.ts; the other commands are assumed.
 */
export type Command =
  | { command: 'login' | 'registration' | 'deposit' | 'balance' }
  | { command: 'navigate'; path: string; eventId: string | null }

/**
 * Opens the sportsbook in a frame. Its address is that of a saved page of a betting site, seen on 26 November 2026:
 * `//sport.….com/SportsBook/Home?token=-&d=d&l=tr&tz=&of=0&ofl=&parent=….com&…`.
 */
export function openNested(
  container: HTMLElement,
  parameters: Parameters,
  calls: Calls,
  device: 'd' | 'm',
  height = '100vh',
): void {
  const frame = document.createElement('iframe')
  const { server, token, language, defaultLanguage, currentPage = 'Home', ...others } = parameters
  const address = new URL(`SportsBook/${String(currentPage)}`, `${String(server).replace(/\/+$/, '')}/`)
  const query = {
    token: token || '-',
    d: device,
    l: language ?? defaultLanguage ?? 'en',
    tz: others.timeZone,
    of: others.oddsFormat,
    ofl: others.oddsFormatList,
    parent: (others.parent as string[]).join(','),
    theme: others.theme,
    eventId: others.eventId,
    css: others.customCssUrl,
  }
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value ?? ''))
  frame.src = address.href
  frame.allow = 'autoplay; clipboard-write'
  frame.style.cssText = `display: block; border: 0; min-width: 100%; height: ${height}`
  container.append(frame)
  window.addEventListener('message', ({ source, data }: MessageEvent<Command | null>) => {
    if (source !== frame.contentWindow || !data?.command) return
    if (data.command === 'navigate') calls.navigate(data.path, data.eventId)
    else if (data.command in calls) calls[data.command]()
  })
  frame.addEventListener('load', () => calls.mounted())
}
