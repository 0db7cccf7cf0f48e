import { runInNewContext, Script } from 'node:vm'
import { givenToFrame } from './sport-page.tsx'

const inner = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code)

/** The document that the frame’s shell shows: the first form whose scripts parse. */
export async function documentInFrame(): Promise<string> {
  const { html, otherwise } = await givenToFrame()
  const parses = (form: string) =>
    inner(form).every((code) => {
      try {
        return Boolean(new Script(code!))
      } catch {
        return false
      }
    })
  return [html, ...otherwise].find(parses) ?? html
}

/** What stands for a function among the options. */
export const aFunction = 'a function'

/**
 * Runs a document’s scripts as its frame would; returns the options that the vendor was started with, the globals that
 * it finds, and the posted messages.
 */
export function runDocument(html: string) {
  const posted: unknown[] = []
  const started: unknown[][] = []
  const styles: string[] = []
  const listeners: ((event: object) => void)[] = []
  const window: Record<string, unknown> = {
    parent: { postMessage: (message: unknown) => posted.push(message) },
    addEventListener: (type: string, listener: (event: object) => void) =>
      type === 'message' && listeners.push(listener),
    document: {
      readyState: 'loading',
      createElement: () => ({}),
      head: { appendChild: ({ textContent }: { textContent: string }) => styles.push(textContent) },
    },
    started,
  }
  window.window = window
  for (const code of inner(html)) runInNewContext(code!, window)
  const call = (name: string, ...args: unknown[]) => (window[name] as (...given: unknown[]) => void)(...args)
  const plain = (_key: string, value: unknown) => (typeof value === 'function' ? aFunction : value)
  return {
    started: JSON.parse(JSON.stringify(started, plain)) as unknown[],
    hear: (data: unknown) => listeners.forEach((listener) => listener({ source: {}, data })),
    options: JSON.parse(JSON.stringify(window.sportOptions)),
    posted,
    /** The styles that the document was given. */
    styles,
    call,
  }
}

/**
 * Digitain’s document with the parameters of both starts, as public integrations have them. `fragments` are those of the
 * spec (§7); `numbers` are digits before commas that belong to it.
 */
export const sessionHtml = (device: 'd' | 'm', content: 'fragments' | 'numbers') => {
  const pairs = `[["server", "https://sport.vendor.example"], ["token", "-"], ["currentPage", "Overview"], ["device", "d"], ["language", "en"], ["login", "SportLogin"], ["fixedHeight", true]]`
  const numbers = content === 'numbers' ? 'oddsFormatList: [0, 1, 2], hashRouterDisabled: true, view: 1, ' : ''
  const object = `{ server: "https://sport.vendor.example", containerId: "sport_div_iframe", ${numbers}token: "-", loginTrigger() { login() } }`
  const boot = device === 'd' ? `SportFrame.frame(${pairs})` : `Bootstrapper.boot(${object}, { name: "Mobile" })`
  const script = `window.${device === 'd' ? 'SportFrame = { frame' : 'Bootstrapper = { boot'}(...args) { started.push(args) } }`
  const html = (gap: string) =>
    `<!doctype html><html><head>${gap}</head><body>${gap}<script>${script.replace('args', `ar${gap}gs`)}</script><script>${gap}${boot}${gap}</script></body></html>`
  return `1,${html(content === 'fragments' ? '7,' : '')}`
}
