import {
  callback,
  check,
  filled,
  flag,
  id,
  list,
  matching,
  number,
  object,
  oneOf,
  text,
  type Kind,
  type Shape,
} from '../shell/checks.ts'

/** The parameters of a start, by key. */
export type Parameters = Record<string, unknown>

// Sources, all seen on 26 November 2026 in public code of operators and aggregators:
// (1) pages of a casino platform that start each of Digitain’s views, whose comments quote the vendor’s manual;
// (2) React components of two betting sites; (3) a page of a betting site with its own start script;
// (4) a document of an aggregator’s session call, kept in a public repository.

/** `login: SportLogin` in (2), `['login', 'SportLogin']` in (4), `['deposit', 'window.…']` in (3): the name need not exist. */
const call: Kind = { name: 'a function or its name', holds: (value) => callback.holds(value) || filled.holds(value) }

/** “0 decimal, 1 Fractional, 2 American, 3 Hong Kong, 4 Malay, 5 Indo” in (1). It is a text where a template writes it. */
const oddsFormat = oneOf(...[0, 1, 2, 3, 4, 5].flatMap((each) => [each, String(each)]), '')

/** “{Number} Custom UTC Time Zone”, `timeZone: 4` in (1). That an IANA name is refused is assumed; it may be ignored. */
const timeZone: Kind = {
  name: 'a number of hours',
  holds: (value) => number.holds(value) && Math.abs(Number(value)) <= 14,
}

const common = {
  /** `https://sport.….com/`, with or without its slash: (1), (2), (4). */
  server: matching(/^https?:\/\/\S+$/, 'an address'),
  /** “User authorization token or '-' for unauthorized users” in (1); `_` in (2). */
  token: filled,
  /** “Mandatory … list of domain(s) indicating where the iFrame is embedded” in (1), `["parent", […]]` in (4). */
  parent: list,
  timeZone,
  oddsFormat,
  /** `oddsFormatList: [0, 1, 2]` in (1). */
  oddsFormatList: { name: 'a list or a text', holds: (value: unknown) => list.holds(value) || text.holds(value) },
  /** “either dark or light” in (1). */
  theme: oneOf('dark', 'light', ''),
  sportPartner: text,
  partner: list,
  login: call,
  registration: call,
  deposit: call,
  /** `['eventId', …]` in (3), for pairs. For objects it is assumed. */
  eventId: id,
  /** A style sheet of the operator, in (1) to (4) for pairs. For objects it is assumed. */
  customCssUrl: text,
  device: oneOf('d', 'm'),
  language: filled,
}

const pairs: Shape = {
  keys: {
    ...common,
    /** Home, Overview, Upcoming, Schedule, Live and others in (1) to (4). */
    currentPage: filled,
    sportsBookView: text,
    fixedHeight: flag,
    clearSiteStyles: flag,
    unHideOverflow: flag,
    initialRoute: object,
    /** Functions in (2). As names they are in an older list of the vendor’s parameters. */
    balanceChangeCallback: call,
    onNavigateCallback: call,
    eventsHandler: call,
  },
  required: ['server', 'token', 'currentPage', 'language', 'parent'],
}

const options: Shape = {
  keys: {
    ...common,
    /** “DOM element Id where application will be rendered”, required, in (1). */
    containerId: filled,
    /** “The default language ISO code” in (1). */
    defaultLanguage: filled,
    view: text,
    hashRouterDisabled: flag,
    bottomNavBar: flag,
    externalLinksOpenInside: flag,
    /** “Login popup/page opening trigger” in (1), (3), (4). */
    loginTrigger: callback,
    /** “Fires when the user does an action (bet) which effects the balance” in (1). */
    onBalanceChange: callback,
    onUniqueIdChange: callback,
    /** `events: { onAppMount, onAppUnmount }` in (1), (3). */
    events: object,
    /** Assumed: a page of the sportsbook, as in the pairs. */
    currentPage: text,
  },
  required: ['server', 'containerId', 'parent'],
}

/** Returns the parameters of `SportFrame.frame([[key, value], …])`; throws a TypeError for anything else. */
export function fromPairs(name: string, given: unknown): Parameters {
  if (!Array.isArray(given) || given.some((pair) => !Array.isArray(pair) || pair.length !== 2))
    throw new TypeError(`${name}: expected pairs of a key and a value`)
  const found = Object.fromEntries(given as [string, unknown][])
  if (Object.keys(found).length !== given.length) throw new TypeError(`${name}: a key is given twice`)
  check(name, found, pairs)
  return found
}

/** Returns the parameters of `Bootstrapper.boot({key: value, …})`; throws a TypeError for anything else. */
export function fromObject(name: string, given: unknown): Parameters {
  check(name, given, options)
  return given as Parameters
}
