type Target = { to: string } | { href: string }

/**
 * A path of this site: one slash, then nothing that a browser could read as another host; `/.//host` resolves to
 * `//host`.
 */
const internal = /^\/(?![^?#]*\/\/|\/)[^\\\s]*$/
const external = /^https:\/\/[^/\\\s@]+(?:[/?#]\S*)?$/

/**
 * Returns the target of a link in the server’s content: a path of the site or an https URL; undefined for anything
 * else.
 */
export function targetOf(link: string): Target | undefined {
  if (internal.test(link)) return { to: link }
  return external.test(link) ? { href: link } : undefined
}
