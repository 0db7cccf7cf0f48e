/** @jsxImportSource preact */
import { render } from 'preact'
import { Betting } from './betting.ts'
import { addStyleSheets, loadFonts, loadStyles } from './assets.ts'
import { familyOf, wear } from './brand-look.ts'
import { hasRoomForMarkets, looks } from './looks.ts'
import { followPlayer } from './follow.ts'
import { growInFrame } from './growth.ts'
import { Pages } from './pages.ts'
import { routeOf } from './routes.ts'
import type { BookState } from './state.ts'
import { Store } from './store.ts'
import { loadTexts, say } from './texts.ts'
import type { Book, BookOptions } from './options.ts'
import { BookView } from './views/book-view.tsx'
import { BookProvider } from './views/context.ts'

const tickMs = 20_000

/** Opens a sportsbook in its root: fonts and styles first, then the lists. */
export function openBook(options: BookOptions): Book {
  const { root, hosts, look, brand, styleSheets = [] } = options
  const mount = document.createElement('div')
  const waiting = document.createElement('div')
  waiting.className = 'book-waiting'
  // oxlint-disable-next-line no-restricted-properties -- the real ones write markup, and policies have to cope with it.
  waiting.innerHTML = '<i></i><i></i><i></i>'
  root.append(mount, waiting)
  if (brand) wear(mount, brand)

  let isRemoved = false
  let asked = 0
  const follow = followPlayer()
  const stopGrowing = options.grows ? growInFrame(mount) : undefined
  const store = new Store(options, {}, draw)
  const pages = new Pages(store)
  const betting = new Betting(store)
  const ticking = window.setInterval(draw, tickMs)
  const sizing = new ResizeObserver(([entry]) => entry && resize(entry.contentRect.width))

  function draw(): void {
    if (asked || isRemoved || Object.keys(store.state.texts).length === 0) return
    asked = requestAnimationFrame(() => {
      asked = 0
      if (isRemoved) return
      const { state } = store
      const t = (key: string, values?: Record<string, string | number>) => say(state.texts, key, values)
      render(
        <BookProvider value={{ state, store, pages, betting, t }}>
          <BookView />
        </BookProvider>,
        mount,
      )
      follow(mount, state)
      pages.follow()
      const { ids, markets } = watched(store.state)
      store.watch(ids, markets)
    })
  }

  /** Loads the typeface that a style sheet of the brand names. A list of several is that of the page, which has loaded them. */
  function takeFont(): void {
    const family = getComputedStyle(mount).getPropertyValue('--page-font').trim().replace(/["']/g, '')
    if (!family || family.includes(',') || family.startsWith('Book ')) return
    loadFonts(hosts.cdn, familyOf(family))
    wear(mount, { font: family })
  }

  function resize(width: number): void {
    const size = width < 720 ? 'phone' : width < 1060 ? 'tablet' : 'desktop'
    const hasSide = width >= 1320
    if (size !== store.state.size || hasSide !== store.state.hasSide) store.change({ size, hasSide })
  }

  async function start(): Promise<void> {
    loadFonts(hosts.cdn, looks[look].font)
    if (brand?.font) loadFonts(hosts.cdn, familyOf(brand.font))
    const [texts] = await Promise.all([
      loadTexts(hosts.cdn, options.language),
      loadStyles(hosts.cdn, look, root)
        .then(() => addStyleSheets(styleSheets, root))
        .then(takeFont),
      store.readAccount(),
      pages.sports(),
    ])
    if (isRemoved) return
    waiting.remove()
    sizing.observe(mount)
    resize(mount.getBoundingClientRect().width)
    store.change({ texts })
    if (store.state.slip.selections.length > 0) store.reportSlip()
    options.events.ready?.()
  }

  const logError = (error: unknown) => console.error(error)
  start().catch(logError)
  return {
    update(settings) {
      const isOther = settings.token !== undefined && settings.token !== store.state.settings.token
      store.set(settings)
      if (isOther) void store.readAccount().then(() => pages.reload())
      if (settings.language)
        void loadTexts(hosts.cdn, settings.language).then((texts) => store.change({ texts }), logError)
    },
    go: (path) => store.go(routeOf(path)),
    remove() {
      isRemoved = true
      cancelAnimationFrame(asked)
      clearInterval(ticking)
      sizing.disconnect()
      stopGrowing?.()
      pages.stop()
      store.close()
      render(null, mount)
      mount.remove()
      waiting.remove()
    },
  }
}

/** Returns which events are on the screen or on the slip and whether their main markets are enough. */
function watched({ look, size, route, list, event, slip, events }: BookState): {
  ids: string[]
  markets: 'main' | 'all'
} {
  const picked = slip.selections.map((selection) => selection.event)
  const listed = route.page === 'list' && list.status === 'ready' ? list.value : []
  const shown = route.page === 'event' && event.status === 'ready' ? [event.value] : []
  const ids = [...picked, ...shown, ...listed].filter((id) => events.get(id)?.status !== 'finished')
  const needsAll =
    route.page === 'event' ||
    hasRoomForMarkets(look, size) ||
    look === 'horses' ||
    slip.selections.some(({ kind }) => !['result', 'winner', 'total', 'handicap', 'win'].includes(kind))
  return { ids, markets: needsAll ? 'all' : 'main' }
}
