import type { Guard, Manifest, PageKey } from '#manifest'

const nameOf = (guard: Guard) => (typeof guard === 'string' ? guard : guard.use)

/** Guards that pass only for signed-in players. */
const forPlayers = new Set(['signed-in', 'payment-system-user', 'may-upload-documents', 'wheel-open'])

/** Returns the first guard that requires a signed-in player, if any. */
export const asksForPlayer = (guards: readonly Guard[] = []): string | undefined =>
  guards.map(nameOf).find((name) => forPlayers.has(name))

/** Returns the parameter names of a path, without their colon. */
export const parametersOf = (path: string) =>
  path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1).replace(/\?$/, '')] : []))

/** Returns why nobody can ever pass all of these guards on any of the pages; undefined if somebody can. */
export function whyUnreachable(
  guards: readonly Guard[],
  pages: readonly PageKey[],
  manifest: Manifest,
): string | undefined {
  const names = guards.map(nameOf)
  const player = asksForPlayer(guards)
  if (player && names.includes('signed-out')) return `"${player}" and "signed-out" exclude each other`
  if (names.includes('wheel-open') && !manifest.wheel.visible)
    return '"wheel-open" never passes while "wheel.visible" is false'
  return whyNoFlag(guards, manifest) ?? whyNoPage(guards, pages, manifest)
}

/** A session flag is set by an action of the player, which is impossible if its page is hidden. */
function whyNoFlag(guards: readonly Guard[], { pages, overlays }: Manifest): string | undefined {
  const flags = guards.flatMap((guard) =>
    typeof guard === 'object' && guard.use === 'session-flag' ? [guard.flag] : [],
  )
  if (flags.includes('successful-registration') && !pages.REGISTER.visible && !pages.TELEGRAM_LOGIN.visible) {
    return 'nobody can register while REGISTER and TELEGRAM_LOGIN are hidden'
  }
  if (flags.includes('successful-deposit') && !pages.DEPOSIT.visible && !overlays['payment-result'].visible) {
    return 'nobody can deposit while DEPOSIT is hidden'
  }
  return undefined
}

function whyNoPage(guards: readonly Guard[], pages: readonly PageKey[], manifest: Manifest): string | undefined {
  const places = guards.filter(
    (guard) => typeof guard === 'object' && (guard.use === 'page-not' || guard.use === 'path-without'),
  )
  if (
    places.length === 0 ||
    pages.some((page) => places.every((guard) => holdsOn(guard, page, manifest.pages[page].path)))
  )
    return undefined
  const names = [...new Set(places.map((guard) => `"${nameOf(guard)}"`))]
  return `${names.join(' and ')} ${names.length === 1 ? 'excludes' : 'exclude'} every page`
}

/** A path parameter can have any value, so it never excludes a page. */
function holdsOn(guard: Guard, page: PageKey, path: string): boolean {
  if (typeof guard === 'string') return true
  if (guard.use === 'page-not') return !guard.pages.includes(page)
  return guard.use !== 'path-without' || !path.split(/:[^/]*/).some((part) => part.includes(guard.text))
}
