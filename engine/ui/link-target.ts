type Target = { to: string } | { href: string }

/** A path of this site: one slash, then nothing that a browser could read as another host; `/.//host` ends as `//host`. */
const internal = /^\/(?![^?#]*\/\/|\/)[^\\\s]*$/
const external = /^https:\/\/[^/\\\s@]+(?:[/?#]\S*)?$/

/** Where a link of the server’s content leads: a path of the site or an https address; undefined for anything else. */
export function targetOf(link: string): Target | undefined {
  if (internal.test(link)) return { to: link }
  return external.test(link) ? { href: link } : undefined
}
