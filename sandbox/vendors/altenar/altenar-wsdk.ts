import type { BookEvents, BookSettings } from '../book/options.ts'
import { logCall } from '../shell/call-log.ts'
import { callback, check, filled, id, list, matching, object, oneOf, place, text, type Shape } from '../shell/checks.ts'
import { eventOf } from '../shell/frame-messages.ts'
import type { Opening, Parts } from '../shell/opening.ts'

// Sources, all seen on 26 November 2026 in public code of betting sites: (1) an Angular site with three pages of the
// sportsbook, (2) a Vue site that keeps the route in its own address, (3) an Angular site with design tokens, (4) sites
// with the widget of a search. What only our own code had before is called assumed.

/** `en-GB`, `pt-BR`, `ka-GE`, `nb-NO` in the sites’ tables. */
const culture = matching(/^[a-z]{2}-[A-Z]{2}$/, 'a culture such as en-GB')
const formats = ['decimal', 'fractional', 'american'] as const

/** `page === 'event' || page === 'liveEvent'`, `championship`, `sport`, `category`, `betHistory` in (1) and (2). */
const pages = oneOf(
  'overview',
  'live',
  'sports',
  'event',
  'liveEvent',
  'sport',
  'category',
  'championship',
  'betHistory',
)

const shapes = {
  init: {
    keys: {
      integration: filled,
      token: text,
      culture,
      oddsFormat: oneOf(0, 1, 2),
      themeName: filled,
      countryCode: matching(/^[A-Z]{2}$/, 'a country such as TN'),
    },
    required: ['integration', 'culture'],
  },
  // `set({ token: '' })` in (1), `set({ culture })` in (3), `set({ themeName })` in (2), and in (4)
  // `set({ page: 'event', eventId, sportId, categoryIds, championshipIds })`. That it takes no odds format is assumed.
  set: {
    keys: {
      token: text,
      culture,
      themeName: filled,
      page: pages,
      routerType: oneOf('memory', 'browser'),
      eventId: id,
      sportId: id,
      categoryIds: list,
      championshipIds: list,
    },
    required: [],
  },
  sportsBook: { keys: { container: place, props: object, tokens: object }, required: ['container', 'props'] },
  widget: { keys: { widget: filled, container: place, props: object }, required: ['widget', 'container'] },
  props: {
    keys: {
      page: pages,
      sportId: id,
      eventId: id,
      categoryIds: list,
      championshipIds: list,
      routerType: oneOf('memory', 'browser'),
      onSignInButtonClick: callback,
      onBetPlacement: callback,
      onRouterLoad: callback,
      onRouteChange: callback,
      onEventSelect: callback,
    },
    required: [],
  },
} satisfies Record<string, Shape>

interface Init {
  integration: string
  token?: string
  culture: string
  oddsFormat?: 0 | 1 | 2
  themeName?: string
  countryCode?: string
}

interface Props {
  page?: string
  eventId?: number | string
  routerType?: 'memory' | 'browser'
  onSignInButtonClick?(): void
  onBetPlacement?(bet: { betIds: string[] }): void
  onRouterLoad?(): void
  onRouteChange?(route: object): void
  onEventSelect?(event: object): void
}

/** Stand-in for altenarWSDK: checks the order and the keys of its calls. */
export function createAltenar({ hosts, open }: Parts) {
  const instances = new Set<Opening>()
  let state: Init | undefined

  function ready(call: string): Init {
    if (!state) throw new Error(`${call}: call altenarWSDK.init first`)
    return state
  }

  function instance(container: HTMLElement, props: Props, tokens: Tokens, current: Init) {
    const host = document.createElement('div')
    host.className = 'altenar-wsdk'
    for (const [component, properties] of Object.entries(tokens))
      for (const [name, value] of Object.entries(properties))
        host.style.setProperty(`--altenar-${component}-${name}`, String(value))
    container.append(host)
    const root = host.attachShadow({ mode: 'open' })
    // Like the real one, it shows nothing for this page.
    const opening =
      props.page === 'sports'
        ? null
        : open({ root, hosts, look: 'altenar', path: pathOf(props), ...settings(current), events: eventsOf(props) })
    if (opening) instances.add(opening)
    let isRemoved = false
    return {
      remove() {
        logCall('instance.remove')
        if (isRemoved) throw new Error('instance.remove: it is removed already')
        isRemoved = true
        if (opening) instances.delete(opening)
        opening?.remove()
        host.remove()
      },
    }
  }

  return {
    init(options: Init): void {
      logCall('altenarWSDK.init', options)
      check('altenarWSDK.init', options, shapes.init)
      state = { ...options }
      for (const each of instances) each.update(settings(state))
    },
    set(changes: Partial<Pick<Init, 'token' | 'culture' | 'themeName'>> & Props): void {
      logCall('altenarWSDK.set', changes)
      const current = ready('altenarWSDK.set')
      check('altenarWSDK.set', changes, shapes.set)
      const { page, eventId, ...others } = changes
      Object.assign(current, others)
      for (const each of instances) {
        each.update(settings(current))
        if (page !== undefined) each.go(pathOf({ page, ...(eventId !== undefined && { eventId }) }))
      }
    },
    addSportsBook(options: { container: HTMLElement; props: Props; tokens?: Tokens }) {
      logCall('altenarWSDK.addSportsBook', options)
      const current = ready('altenarWSDK.addSportsBook')
      check('altenarWSDK.addSportsBook', options, shapes.sportsBook)
      check('altenarWSDK.addSportsBook props', options.props, shapes.props)
      for (const [component, properties] of Object.entries(options.tokens ?? {}))
        check(`altenarWSDK.addSportsBook tokens of ${component}`, properties, tokenShape(properties))
      return instance(options.container, options.props, options.tokens ?? {}, current)
    },
    addWidget(options: { widget: string; container: HTMLElement; props?: Partial<Props> }) {
      logCall('altenarWSDK.addWidget', options)
      const current = ready('altenarWSDK.addWidget')
      check('altenarWSDK.addWidget', options, shapes.widget)
      const props = { page: 'overview' as const, ...options.props }
      check('altenarWSDK.addWidget props', props, shapes.props)
      return instance(options.container, props, {}, current)
    },
  }
}

const settings = ({ token = '', culture: name, oddsFormat = 0, themeName = 'dark' }: Init): BookSettings => ({
  token,
  language: name.slice(0, 2),
  theme: /light/i.test(themeName) ? 'light' : 'dark',
  oddsFormat: formats[oddsFormat],
})

/** Only the pages of an event show one: with `page: 'overview'` and an `eventId`, the overview is shown. */
const pathOf = ({ page = 'overview', eventId }: Props) => {
  if (page === 'event' || page === 'liveEvent') return `/event/${eventId ?? ''}`
  return page === 'live' ? '/live' : '/'
}

/**
 * Design tokens by component, in (3): `TopSportBarPopoverSports: { background: 'rgb(…)', paddingVertical: 8, … }`. That
 * anything else is refused is assumed; it may be ignored.
 */
type Tokens = Record<string, Record<string, string | number>>

const tokenValue = {
  name: 'a text or a number',
  holds: (value: unknown) => ['string', 'number'].includes(typeof value),
}
const tokenShape = (properties: unknown): Shape => ({
  keys: Object.fromEntries(Object.keys(Object(properties)).map((key) => [key, tokenValue])),
  required: [],
})

function eventsOf(props: Props): Partial<BookEvents> {
  return {
    ready: () => props.onRouterLoad?.(),
    login: () => props.onSignInButtonClick?.(),
    registration: () => props.onSignInButtonClick?.(),
    // `({ betIds }) => …` in (1).
    bet: (betIds) => props.onBetPlacement?.({ betIds }),
    // `args.page`, `args.eventId`, `args.sportId`, `args.categoryIds` in (2); the full payload is not public.
    route(path) {
      const eventId = eventOf(path)
      const page = eventId ? 'event' : path === '/live' ? 'live' : 'overview'
      props.onRouteChange?.(eventId ? { page, eventId, sportId: 1, categoryIds: [], championshipIds: [] } : { page })
    },
    // `event.id`, `event.sportId`, `event.catId`, `event.champId` in (4).
    event: (eventId) => eventId && props.onEventSelect?.({ id: eventId, sportId: 1, catId: 1, champId: 1 }),
  }
}
