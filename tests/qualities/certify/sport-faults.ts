import type { BrowserContext } from '@playwright/test'
import { addToScript, type Planted } from './certified.ts'

export interface Fault extends Planted {
  name: string
  brand: string
  /** What is certified: ids of integrations or checks. */
  only: string[]
  /** The checks that fail: all others pass. */
  fails: string[]
  timeoutMs?: number
}

const altenar = (code: string) => (context: BrowserContext) =>
  addToScript(context, /altenarWSDK\.js/, `(${code})(altenarWSDK)`)
const betby = (code: string) => (context: BrowserContext) => addToScript(context, /bt-renderer\.min\.js/, code)

/** Checks that no fault of another check may fail. */
const others = ['arguments', 'signed-out', 'language', 'event-address', 'sign-in']

const onBook = (name: string, fails: string, code: string): Fault => ({
  name,
  brand: 'betogooal',
  only: [...others.map((check) => `sport/${check}`), fails],
  fails: [fails],
  timeoutMs: 15_000,
  plant: altenar(code),
})

/** Wraps `addSportsBook`; `change` sees its options before the call, `after` the container. */
const onAdding = (change: string, after = '') => `(sdk) => {
  const add = sdk.addSportsBook
  let token = ''
  for (const name of ['init', 'set']) {
    const run = sdk[name]
    sdk[name] = (options) => { token = options.token ?? token; run(options) }
  }
  sdk.addSportsBook = (options) => { ${change}; const book = add(options); ${after}; return book }
}`

/** Faults of a sportsbook’s script and of its settings, each found by one check. */
export const sportFaults: Fault[] = [
  onBook(
    'a host that the policy does not allow',
    'sport/policy',
    `() => fetch('https://stats.unknown-vendor.example/').catch(() => {})`,
  ),
  onBook(
    'an exception of the vendor’s script',
    'sport/arguments',
    onAdding('', `setTimeout(() => { throw new Error('broken') })`),
  ),
  onBook(
    'a former player’s session for visitors',
    'sport/signed-out',
    onAdding('', `options.container.insertAdjacentHTML('beforeend', '<i data-signed-in="true">ada</i>')`),
  ),
  onBook(
    'a player who is not shown',
    'sport/signed-in',
    `() => setInterval(() => {
      for (const { shadowRoot } of document.querySelectorAll('.altenar-wsdk'))
        for (const shown of shadowRoot?.querySelectorAll('[data-signed-in=true]') ?? []) shown.removeAttribute('data-signed-in')
    }, 1)`,
  ),
  onBook(
    'a language that is ignored',
    'sport/language',
    `(sdk) => {
    const set = sdk.set
    sdk.set = ({ culture, ...others }) => set(others)
  }`,
  ),
  onBook(
    'a theme that is ignored',
    'sport/theme',
    `(sdk) => {
    const { set, addSportsBook } = sdk
    sdk.set = ({ themeName, ...others }) => set(others)
    sdk.addSportsBook = ({ tokens, ...others }) => addSportsBook(others)
  }`,
  ),
  onBook(
    'a format of odds that is ignored',
    'sport/odds-format',
    `(sdk) => {
    const init = sdk.init
    sdk.init = (options) => init({ ...options, oddsFormat: 0 })
  }`,
  ),
  onBook(
    'an event that is not reported',
    'sport/event-address',
    onAdding('options.props.onRouteChange = options.props.onEventSelect = () => {}'),
  ),
  onBook(
    'a deep link that is ignored',
    'sport/deep-link',
    onAdding(`delete options.props.eventId; options.props.page = 'overview'`),
  ),
  onBook(
    'a sign-in button that does nothing',
    'sport/sign-in',
    onAdding('const ask = options.props.onSignInButtonClick; options.props.onSignInButtonClick = () => token && ask()'),
  ),
  onBook(
    'a page that is too wide',
    'sport/resize',
    onAdding('', `options.container.insertAdjacentHTML('beforeend', '<p style="width: 2000px">wide</p>')`),
  ),
  onBook(
    'an expired session that is kept',
    'sport/expiry',
    onAdding('const ask = options.props.onSignInButtonClick; options.props.onSignInButtonClick = () => token || ask()'),
  ),
  {
    name: 'a deposit button that does nothing',
    brand: 'betogol',
    only: ['sport/signed-in', 'sport/deposit', 'sport/event-address'],
    fails: ['sport/deposit'],
    timeoutMs: 15_000,
    plant: betby(`{
      const { initialize } = BTRenderer.prototype
      BTRenderer.prototype.initialize = function (options) { return initialize.call(this, { ...options, onRecharge() {} }) }
    }`),
  },
  ...[
    ['a listener', `addEventListener('resize', () => this)`],
    ['a frame', `document.body.append(document.createElement('iframe'))`],
  ].map(([what, code]): Fault => ({
    name: `${what} that each start leaves`,
    brand: 'betogol',
    only: ['sport/signed-out', 'sport/leaks'],
    fails: ['sport/leaks'],
    plant: betby(`{
        const { initialize } = BTRenderer.prototype
        BTRenderer.prototype.initialize = function (options) { ${code}; return initialize.call(this, options) }
      }`),
  })),
]
