import type { GameSessionRequest } from '#api'
import type { GameContract, Manifest } from '#manifest'

type Parameters = NonNullable<GameContract['parameters']>

/** What a launch address can tell the game. */
export interface LaunchFacts {
  language: string
  currency: string
  mode: GameSessionRequest['mode']
  returnAddress: string
  /** Undefined if the player cannot deposit. */
  depositAddress: string | undefined
  /** What the brand lets the game do; undefined where it does not say. */
  autoplay?: 'on' | 'off' | undefined
  turbo?: 'on' | 'off' | undefined
  showReturn?: GameSessionRequest['showReturn']
}

const switched = (isOn: boolean | undefined): 'on' | 'off' | undefined =>
  isOn === undefined ? undefined : isOn ? 'on' : 'off'

/** Returns what a launch address tells of the brand’s settings for games. */
export const settingsFacts = ({
  autoplay,
  turbo,
  showReturn,
}: Manifest['games']): Pick<LaunchFacts, 'autoplay' | 'turbo' | 'showReturn'> => ({
  autoplay: switched(autoplay),
  turbo: switched(turbo),
  ...(showReturn && { showReturn }),
})

/**
 * Returns a launch address with the parameters of its provider’s contract. What the address says itself stays as it is, to the
 * letter.
 */
export function launchAddress(address: string, { fixed = {}, ...parameters }: Parameters, facts: LaunchFacts): string {
  const { searchParams, hash } = new URL(address)
  const added = new URLSearchParams()
  const add = (name: string, value: string) => {
    if (!searchParams.has(name)) added.set(name, value)
  }
  for (const [fact, { name, values = {} }] of Object.entries(parameters)) {
    const value = facts[fact as keyof LaunchFacts]
    if (value !== undefined) add(name, new Map(Object.entries(values)).get(value) ?? value)
  }
  for (const [name, value] of Object.entries(fixed)) add(name, value)
  if (`${added}` === '') return address
  const start = address.slice(0, address.length - hash.length)
  return `${start}${start.includes('?') ? '&' : '?'}${added}${hash}`
}

/** The page of our own to which a game leads: it posts what the player wants, and opened by itself leads to `path`. */
export function returnAddress(path: string, wants?: 'deposit'): string {
  const address = new URL('/frame-return', location.origin)
  if (wants) address.searchParams.set('wants', wants)
  address.searchParams.set('to', path)
  return address.href
}
