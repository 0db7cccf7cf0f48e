import { instantOf } from '../time/zoned.ts'
import { hasOwn, isObject, type JsonObject } from '../json/pointer.ts'
import type { Pack, Duty, Packs } from './pack.ts'

/** Returns the ids of the licences that a manifest names: those of each of its hosts, and the brand’s where a host has none of its own. */
export function licencesOf(manifest: JsonObject): string[] {
  const own = idsIn(manifest)
  const hosts = isObject(manifest.hosts) ? Object.values(manifest.hosts) : []
  const ofHosts = hosts.map((host) => idsIn(isObject(host) ? host : {}))
  const isUsed = hosts.length === 0 || ofHosts.some((ids) => ids === undefined)
  return [...new Set([...(isUsed ? (own ?? []) : []), ...ofHosts.flatMap((ids) => ids ?? [])])]
}

/** Returns the licences that apply on a host. */
export function licencesAt(manifest: JsonObject, host: string): string[] {
  const settings = isObject(manifest.hosts) && hasOwn(manifest.hosts, host) ? manifest.hosts[host] : undefined
  return (isObject(settings) ? idsIn(settings) : undefined) ?? idsIn(manifest) ?? []
}

/** Whether a file’s settings name licences, of the brand or of a host. */
export const namesLicences = (settings: JsonObject): boolean =>
  hasOwn(settings, 'licences') ||
  (isObject(settings.hosts) && Object.values(settings.hosts).some((host) => isObject(host) && hasOwn(host, 'licences')))

const idsIn = ({ licences }: JsonObject): string[] | undefined =>
  Array.isArray(licences) ? licences.filter((id) => typeof id === 'string') : undefined

/** Returns the beginning of a day in a licence’s zone, in milliseconds since 1970. */
export const startOf = (day: string, { timeZone }: Pick<Pack, 'timeZone'>): number =>
  instantOf(`${day}T00:00`, timeZone).getTime()

/** Whether a duty applies at a moment, is still to come, or is over. */
export function phaseOf({ from, until }: Duty, pack: Pack, now: number): 'now' | 'coming' | 'over' {
  if (until !== undefined && startOf(until, pack) <= now) return 'over'
  return from !== undefined && startOf(from, pack) > now ? 'coming' : 'now'
}

/** A duty with its licence. */
export interface OfLicence {
  licence: string
  pack: Pack
  duty: Duty
}

/** Returns the duties of licences; unknown licences have none. */
export const dutiesOf = (ids: readonly string[], packs: Packs): OfLicence[] =>
  ids.flatMap((licence) => {
    const pack = hasOwn(packs, licence) ? packs[licence] : undefined
    return pack ? pack.duties.map((duty) => ({ licence, pack, duty })) : []
  })

/** Whether what contradicts a duty is an error. A brand can say that second-hand and unverified duties bind, too. */
export const isBinding = ({ pack, duty }: Pick<OfLicence, 'pack' | 'duty'>, isStrict: boolean): boolean =>
  pack.draft !== true && (isStrict || duty.source.read === 'own')

/** How far a source was read, in words. */
export const readWords = { own: 'read at its source', secondHand: 'second hand', unverified: 'not verified' } as const

/** Who sees a screen, in words. */
export const whoWords = {
  visitor: 'a visitor',
  player: 'a player',
  newPlayer: 'a player who has not deposited and has set no limit',
  justSignedIn: 'a player who has just signed in',
} as const

/** Returns a duty’s name for messages: `licence gb, duty rts-12-loosen`. */
export const dutyName = ({ licence, duty }: Pick<OfLicence, 'licence' | 'duty'>) =>
  `licence ${licence}, duty ${duty.id}`
