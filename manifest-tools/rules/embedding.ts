import type { Manifest } from '#manifest'
import { child } from '../json/pointer.ts'
import { hostOf, isListed, isUnencrypted, originOf, siteOf } from './site.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** The settings of an embedded vendor; which ones exist depends on the vendor. */
interface Vendor {
  pointer: string
  settings: {
    isolation?: 'opaque' | 'site'
    frameOrigin?: string
    hosts: string[]
    ancestors?: string[]
    script?: string
    url?: string
  }
}

const vendors = ({ games, sport, horses }: Manifest): Vendor[] => [
  { pointer: '/games', settings: games },
  ...Object.entries(games.providers ?? {}).map(([id, { hosts = [], ancestors = [] }]) => ({
    pointer: child('/games/providers', id),
    settings: { hosts, ancestors },
  })),
  ...(sport ? [{ pointer: '/sport', settings: sport }] : []),
  ...(horses ? [{ pointer: '/horses', settings: horses }] : []),
]

const names: Record<string, string> = {
  '/games': 'games',
  '/sport': 'the sportsbook',
  '/horses': 'the horse races',
}
/** Returns the origins that a vendor lists, with their places. */
const listed = ({ pointer, settings: { hosts, ancestors = [] } }: Vendor) =>
  Object.entries({ hosts, ancestors }).flatMap(([key, origins]) =>
    origins.map((origin, index) => ({ pointer: `${pointer}/${key}/${index}`, origin })),
  )

const what = ({ pointer }: Vendor) => names[pointer]

function frameOrigin(vendor: Vendor, { hosts }: Manifest): RuleFinding[] {
  const { isolation, frameOrigin: origin } = vendor.settings
  const pointer = `${vendor.pointer}/frameOrigin`
  if (isolation === 'site' && origin === undefined) {
    const message = '"isolation" is "site", which requires "frameOrigin": the origin that serves the frame.'
    return [
      {
        code: 'embedding/no-frame-origin',
        pointer,
        part: 'holder',
        message,
        effect: `${what(vendor)} cannot be shown`,
      },
    ]
  }
  if (origin === undefined) return []
  if (isolation === 'opaque') {
    const message = '"frameOrigin" is ignored while "isolation" is "opaque".'
    return [
      {
        code: 'embedding/unused-frame-origin',
        pointer,
        message,
        effect: 'nothing: the vendor has neither cookies nor storage',
      },
    ]
  }
  const own = Object.keys(hosts).find((host) => siteOf(host) === siteOf(hostOf(origin)))
  if (own === undefined) return []
  const message = `The frame must be on another site than the brand, but ${hostOf(origin)} and ${own} are on the same site.`
  return [
    {
      code: 'embedding/same-site',
      pointer,
      message,
      effect: 'the vendor’s code could act on behalf of the signed-in player',
    },
  ]
}

function encryption(vendor: Vendor): RuleFinding[] {
  const { script = '', url = '', frameOrigin: origin = '' } = vendor.settings
  const addresses = [
    ...Object.entries({ script, url, frameOrigin: origin }).map(([key, address]) => ({
      pointer: `${vendor.pointer}/${key}`,
      origin: address,
    })),
    ...listed(vendor),
  ]
  return addresses.flatMap(({ pointer, origin: address }): RuleFinding[] => {
    if (!isUnencrypted(address)) return []
    const value = address.replace(/^(http|ws):/, '$1s:')
    const message = `Vendor content must be loaded over https, but this address is "${address}".`
    return [
      {
        code: 'embedding/not-https',
        pointer,
        message,
        suggestion: value,
        effect: 'browsers block it',
      },
    ]
  })
}

function listedHost(vendor: Vendor): RuleFinding[] {
  const { script, url, hosts } = vendor.settings
  const address = script ?? url
  if (address === undefined || isListed(originOf(address), hosts)) return []
  const pointer = `${vendor.pointer}/hosts`
  const message = `"hosts" must include ${originOf(address)}, the origin of the vendor’s ${script ? 'script' : 'page'}.`
  return [
    {
      code: 'embedding/host-not-listed',
      pointer,
      message,
      effect: `the Content-Security-Policy blocks ${what(vendor)}`,
    },
  ]
}

/** Allowed for vendors whose hosts move, but whoever gets a subdomain of the vendor’s is allowed too. */
function wildcardHost(vendor: Vendor): RuleFinding[] {
  return listed(vendor).flatMap(({ pointer, origin: host }): RuleFinding[] => {
    if (!host.includes('*')) return []
    const message = `${host} allows every subdomain of ${host.slice(host.indexOf('*') + 2)}.`
    return [
      {
        code: 'embedding/wildcard-host',
        pointer,
        message,
        effect: 'the vendor can move its hosts; code on any of them is allowed',
      },
    ]
  })
}

/** Without hosts the sandbox’s games are used; a brand with hosts must name its game origins. */
const gamesHaveHosts: Rule = ({ games, hosts, pages: { GAME } }): RuleFinding[] => {
  if (!GAME.visible || games.hosts.length > 0 || Object.keys(hosts).length === 0) return []
  const message = 'GAME is visible, but "games.hosts" is empty.'
  return [
    {
      code: 'embedding/no-game-hosts',
      pointer: '/games/hosts',
      also: ['/hosts', '/pages/GAME/visible'],
      message,
      effect: `no game can be played at ${GAME.path}`,
    },
  ]
}

const ofEach =
  (rule: (vendor: Vendor, manifest: Manifest) => RuleFinding[]): Rule =>
  (manifest) =>
    vendors(manifest).flatMap((vendor) => rule(vendor, manifest))

/** Rules about embedded vendors: games, the sportsbook and horse races. */
export const embedding: Rule[] = [
  ofEach(frameOrigin),
  ofEach(encryption),
  ofEach(listedHost),
  ofEach(wildcardHost),
  gamesHaveHosts,
]
