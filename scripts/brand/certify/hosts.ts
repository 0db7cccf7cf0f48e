import { isListed, originOf } from '#manifest-tools/rules/site.ts'

/** A host that a page contacted. */
export interface HostUse {
  origin: string
  /** What for, such as `script` or `connect`. */
  kinds: string[]
  /** Whether the brand’s policy lets the page contact it. */
  allowed: boolean
}

/** A request of a page or a frame in it: its address, and its kind in Playwright’s words. */
export interface Contact {
  url: string
  kind: string
}

/** A request that the brand’s policy has blocked. */
export interface Violation {
  directive: string
  /** The address, or a word such as `inline` or `eval`. */
  blocked: string
}

/** The kinds of requests by the directive that allows them. */
const kindOf: Record<string, string> = {
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'img',
  media: 'media',
  document: 'frame',
  fetch: 'connect',
  xhr: 'connect',
  websocket: 'connect',
  eventsource: 'connect',
  ping: 'connect',
}

/** `script` of `script-src-elem`. */
export const kindOfDirective = (directive: string) => directive.replace(/-src(-elem|-attr)?$/, '')

/** Whether an address is on a network: `blob:`, `data:` and `about:` are not. */
const isRemote = (url: string) => /^(https?|wss?):/.test(url)

/** Lists the hosts of contacts and violations by origin, without those of the brand itself. */
export function hostUses(
  contacts: readonly Contact[],
  violations: readonly Violation[],
  own: readonly string[],
): HostUse[] {
  const uses = new Map<string, { kinds: Set<string>; allowed: boolean }>()
  const add = (url: string, kind: string, allowed: boolean) => {
    const origin = originOf(url)
    if (!isRemote(url) || isListed(origin, own)) return
    const use = uses.get(origin) ?? { kinds: new Set(), allowed: true }
    use.kinds.add(kind)
    use.allowed &&= allowed
    uses.set(origin, use)
  }
  for (const { url, kind } of contacts) add(url, kindOf[kind] ?? kind, true)
  for (const { directive, blocked } of violations) add(blocked, kindOfDirective(directive), false)
  return [...uses]
    .map(([origin, { kinds, allowed }]) => ({ origin, kinds: [...kinds].toSorted(), allowed }))
    .toSorted((one, other) => one.origin.localeCompare(other.origin))
}

/** Describes blocked requests, each once: `font-src blocks https://cdn.vendor.example`. */
export const blockedTexts = (violations: readonly Violation[]): string[] => [
  ...new Set(
    violations.map(
      ({ directive, blocked }) => `${directive} blocks ${isRemote(blocked) ? originOf(blocked) : blocked}`,
    ),
  ),
]

/** The settings that allow a vendor’s hosts, by the kind of integration. */
const hostSettings: Record<string, string> = {
  sport: 'sport.hosts',
  horses: 'horses.hosts',
  games: 'games.hosts',
  gtm: 'services.production.gtm.hosts',
  telegram: 'telegram.script',
  verification: 'verification.hosts',
  errors: 'services.production.errors.address',
}

/** Says where a blocked host is added. */
export function hostRemedy(integration: string, blocked: readonly string[]): string {
  const [kind = '', name = ''] = integration.split('-')
  const added = blocked.length > 0 ? `add ${blocked.join(', ')} to ` : 'the hosts are in '
  if (kind === 'chat') return `${added}"x-hosts" of widgets/chats/${name}/options.schema.json`
  const setting = hostSettings[kind]
  return setting
    ? `${added}${setting}`
    : 'the build has the hosts of this vendor (scripts/publish/policy/vendor-hosts.ts): report it'
}
