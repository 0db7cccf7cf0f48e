import type { BookEvents, BookSettings } from '../book/options.ts'
import { logCall } from '../shell/call-log.ts'
import { check } from '../shell/checks.ts'
import { eventOf } from '../book/frame-messages.ts'
import type { Opening, Parts } from '../shell/opening.ts'
import { brandOf, shapes, tokenShape, type Tokens } from './shapes.ts'

const formats = ['decimal', 'fractional', 'american'] as const

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
    container.append(host)
    const root = host.attachShadow({ mode: 'open' })
    // Like the real one, it shows nothing for this page.
    const opening =
      props.page === 'sports'
        ? null
        : open({
            root,
            hosts,
            look: 'altenar',
            path: pathOf(props),
            ...settings(current),
            events: eventsOf(props),
            brand: brandOf(tokens),
            // The sites lead it to its pages (1), and `init` has the odds format.
            shows: { sections: false, oddsFormat: false },
          })
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
