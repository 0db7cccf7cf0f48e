/** The addresses of style sheets of code that failed to load. */
const failed = new Set<string>()

/** Those that failed during a load of code: it needs some of them, and there is no telling which. */
const failedDuring = new WeakMap<() => Promise<unknown>, readonly string[]>()

const underWay = new Map<string, Promise<void>>()

/** Notes style sheets that fail from now on. The page’s own ones, which are linked by now, are not noted: it goes on without them. */
export function watchStyleSheets() {
  const own = new WeakSet(document.querySelectorAll('link'))
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && !own.has(target)) failed.add(target.href)
  }
  document.addEventListener('error', note, true)
}

/**
 * Loads code with its style sheets. Vite links each style sheet once, whether it comes or not: those that failed are linked again
 * here, and code that needs them is returned once they apply. Rejects if they fail again.
 */
export function withStyleSheets<Code>(load: () => Promise<Code>): Promise<Code> {
  const before = new Set(failed)
  const needed = failedDuring.get(load) ?? []
  function note(error: unknown): never {
    failedDuring.set(load, [...needed, ...[...failed].filter((href) => !before.has(href))])
    throw error
  }
  const complete = async (code: Code) => {
    await Promise.all([...failed].map(linkAgain))
    const missing = needed.find((href) => failed.has(href))
    if (missing) throw new Error(`The style sheet ${missing} could not be loaded.`)
    failedDuring.delete(load)
    return code
  }
  return load().then((code) => (failed.size > 0 ? complete(code).catch(note) : code), note)
}

/** Links a style sheet, once for all that wait for it. Resolves when it has loaded or failed. */
function linkAgain(href: string): Promise<void> {
  const known = underWay.get(href)
  if (known) return known
  const linked = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
    document.head.append(link)
  }).finally(() => underWay.delete(href))
  underWay.set(href, linked)
  return linked
}
