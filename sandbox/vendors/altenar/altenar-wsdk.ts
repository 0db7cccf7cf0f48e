import type { BookEvents, BookSettings } from '../book/options.ts'
import { logCall } from '../shell/call-log.ts'
import { callback, check, filled, id, matching, object, oneOf, place, text, type Shape } from '../shell/checks.ts'
import { eventOf } from '../shell/frame-messages.ts'
import type { Opening, Parts } from '../shell/opening.ts'

const culture = matching(/^[a-z]{2}-[A-Z]{2}$/, 'a culture such as en-GB')
const formats = ['decimal', 'fractional', 'american'] as const

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
  set: { keys: { token: text, culture, themeName: filled }, required: [] },
  sportsBook: { keys: { container: place, props: object, tokens: object }, required: ['container', 'props'] },
  widget: { keys: { widget: filled, container: place, props: object }, required: ['widget', 'container'] },
  props: {
    keys: {
      page: oneOf('overview', 'live', 'sports'),
      sportId: id,
      eventId: id,
      routerType: oneOf('memory', 'browser'),
      onSignInButtonClick: callback,
      onBetPlacement: callback,
      onRouterLoad: callback,
      onRouteChange: callback,
      onEventSelect: callback,
    },
    required: ['page'],
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
  page: 'overview' | 'live' | 'sports'
  eventId?: number | string
  routerType?: 'memory' | 'browser'
  onSignInButtonClick?(): void
  onBetPlacement?(bet: { betIds: string[] }): void
  onRouterLoad?(): void
  onRouteChange?(route: { path: string; eventId?: string | undefined }): void
  onEventSelect?(event: { eventId: string }): void
}

/** Stand-in for altenarWSDK: checks the order and the keys of its calls. */
export function createAltenar({ hosts, open }: Parts) {
  const instances = new Set<Opening>()
  let state: Init | undefined

  function ready(call: string): Init {
    if (!state) throw new Error(`${call}: call altenarWSDK.init first`)
    return state
  }

  function instance(container: HTMLElement, props: Props, tokens: Record<string, unknown>, current: Init) {
    const host = document.createElement('div')
    host.className = 'altenar-wsdk'
    for (const [name, value] of Object.entries(tokens)) host.style.setProperty(`--altenar-${name}`, String(value))
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
    set(changes: Partial<Pick<Init, 'token' | 'culture' | 'themeName'>>): void {
      logCall('altenarWSDK.set', changes)
      const current = ready('altenarWSDK.set')
      check('altenarWSDK.set', changes, shapes.set)
      Object.assign(current, changes)
      for (const each of instances) each.update(settings(current))
    },
    addSportsBook(options: { container: HTMLElement; props: Props; tokens?: Record<string, unknown> }) {
      logCall('altenarWSDK.addSportsBook', options)
      const current = ready('altenarWSDK.addSportsBook')
      check('altenarWSDK.addSportsBook', options, shapes.sportsBook)
      check('altenarWSDK.addSportsBook props', options.props, shapes.props)
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

const pathOf = ({ page, eventId }: Props) =>
  eventId === undefined ? { overview: '/', live: '/live', sports: '/' }[page] : `/event/${eventId}`

function eventsOf(props: Props): Partial<BookEvents> {
  return {
    ready: () => props.onRouterLoad?.(),
    login: () => props.onSignInButtonClick?.(),
    registration: () => props.onSignInButtonClick?.(),
    bet: (betIds) => props.onBetPlacement?.({ betIds }),
    route: (path) => props.onRouteChange?.({ path, eventId: eventOf(path) ?? undefined }),
    event: (eventId) => eventId && props.onEventSelect?.({ eventId }),
  }
}
