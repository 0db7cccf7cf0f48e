import { runInNewContext } from 'node:vm'
import type { Manifest } from '#manifest'
import { shellScript } from '../shell-script.ts'

/** Runs the script like a browser; returns what it did. */
export function run(
  source: Manifest,
  {
    search = '',
    cookie = '',
    stored = null as string | null,
    player = null as string | null,
    pathname = '/',
    holdsTexts = false,
    throws = false,
    serviceWorker = { controller: null as object | null },
    calls = ['/banners?lang={language}'],
  } = {},
) {
  const root = { dataset: {} as Record<string, string>, lang: '', dir: '' }
  const asked: string[] = []
  const refuse = () => {
    throw new Error('denied')
  }
  const jar = throws ? { get: refuse, set: refuse } : { value: cookie, writable: true }
  const page = {
    documentElement: root,
    createElement: () => ({}),
    head: { appendChild: ({ href }: { href: string }) => asked.push(href) },
  }
  const document = Object.create(page, {}) as typeof page & { cookie: string }
  Object.defineProperty(page, 'cookie', jar)
  const localStorage = { getItem: (key: string) => (key === 'player' ? player : stored) }
  const script = shellScript(
    { ...source, services: { development: {}, production: {} } },
    {
      arabicFace: '/arabic.woff2',
      calls,
      elsewhere: [],
      files: ['assets/frame.js', 'assets/frame.css'],
      mainFiles: ['assets/neon.js', 'assets/neon.css'],
      holdsTexts,
    },
  )
  const window: { linkSecret?: string; reads?: object; isSessionChanged?: boolean } = {}
  const otherTab = new EventTarget()
  let address = pathname + search
  const history = { replaceState: (_state: null, _title: string, to: string) => (address = to) }
  const storage = throws ? { get: refuse } : { value: localStorage }
  const scope = {
    document,
    location: { search, pathname },
    URLSearchParams,
    window,
    navigator: { serviceWorker },
    setTimeout,
    fetch: async (path: string) => void asked.push(path),
    history,
    addEventListener: otherTab.addEventListener.bind(otherTab),
  }
  runInNewContext(script, Object.defineProperty(scope, 'localStorage', storage))
  return {
    cookie: document.cookie,
    lang: root.lang,
    dir: root.dir,
    theme: root.dataset.theme,
    rail: root.dataset.rail,
    marks: Object.keys(root.dataset).filter((name) => name !== 'theme'),
    asked,
    link: window.linkSecret,
    reads: window.reads,
    address,
    /** Returns whether the script has noted a sign-in of another tab, after an event of the storage. */
    notes: (key: string, newValue: string | null) => {
      otherTab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
      return window.isSessionChanged ?? false
    },
  }
}
