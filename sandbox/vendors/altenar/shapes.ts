import type { BrandLook } from '../book/options.ts'
import { callback, filled, id, list, matching, object, oneOf, place, text, type Shape } from '../shell/checks.ts'

// Sources, all seen on 26 November 2026 in public code of betting sites: (1) an Angular site with three pages of the
// sportsbook, (2) a Vue site that keeps the route in its own address, (3) an Angular site with design tokens, (4) sites
// with the widget of a search. What only our own code had before is called assumed.

/** `en-GB`, `pt-BR`, `ka-GE`, `nb-NO` in the sites’ tables. */
const culture = matching(/^[a-z]{2}-[A-Z]{2}$/, 'a culture such as en-GB')
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

/** The shapes of the calls. */
export const shapes = {
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

/**
 * Design tokens by component, in (3): `TopSportBarPopoverSports: { background: 'rgb(…)', paddingVertical: 8, … }`. That
 * anything else is refused is assumed; it may be ignored.
 */
export type Tokens = Record<string, Record<string, string | number>>

const tokenValue = {
  name: 'a text or a number',
  holds: (value: unknown) => ['string', 'number'].includes(typeof value),
}
/** The shape of a component’s properties. */
export const tokenShape = (properties: unknown): Shape => ({
  keys: Object.fromEntries(Object.keys(Object(properties)).map((key) => [key, tokenValue])),
  required: [],
})

/** The tokens that the sportsbook takes, by component and property. All but those of (3) are assumed. */
const taken = {
  background: ['FavouriteEvents', 'background'],
  surface: ['TopSportBarPopoverSports', 'background'],
  border: ['TopSportBarPopoverSports', 'borderColor'],
  muted: ['TopSportBarPopoverSport', 'color'],
  raised: ['TopSportBarPopoverSportHovered', 'background'],
  text: ['TopSportBarPopoverSportHovered', 'color'],
  brand: ['OddBoxSelected', 'background'],
  onBrand: ['OddBoxSelected', 'color'],
  link: ['FavouriteEvents', 'helperColor'],
  success: ['Status', 'won'],
  warning: ['Status', 'open'],
  danger: ['Status', 'lost'],
} as const

/** Returns the look that design tokens describe. */
export function brandOf(tokens: Tokens): BrandLook {
  const value = ([component, property]: readonly [string, string]) => tokens[component]?.[property]
  const colours = Object.entries(taken).flatMap(([name, at]) => {
    const colour = value(at)
    return colour === undefined ? [] : [[name, String(colour)]]
  })
  const [radius, font] = [value(['TopSportBarPopoverSports', 'borderRadius']), value(['Typography', 'fontFamily'])]
  return {
    tokens: Object.fromEntries(colours) as Record<string, string>,
    ...(typeof radius === 'number' && { radius }),
    ...(font !== undefined && { font: String(font) }),
  }
}
