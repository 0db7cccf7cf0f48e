/** The longest message and line of a stack that are reported, in characters. */
const longest = { message: 300, line: 200 }
const mostLines = 10

const address = /\b(?:https?|wss?|blob):[^\s"'<>)]+/g
const email = /[^\s"'<>:=]+@[^\s"'<>]+\.\w+/g
/** Tokens, hashes, ids of sessions: long, and with digits among the letters. */
const token = /\b(?=[\w+/=.-]*\d)(?=[\w+/=.-]*[a-z])[\w+/=.-]{20,}/gi
const number = /\+?\d[\d\s()-]{4,}\d/g
const query = /[?#][^\s"'<>)]*/g

/** What says where in our code or a vendor’s something is: kept as it is. */
const place = /^(?:https?:\/\/[^/\s]+)?\/[\w./@~-]*\.m?[jt]sx?$/

/**
 * A text without what is nobody else’s business: addresses lose query and fragment, and their parts that are no names of files;
 * emails, tokens and longer numbers are replaced, and whatever of `secrets` is in it.
 */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((scrubbed, secret) => scrubbed.split(secret).join('[player]'), text)
  return known
    .replace(address, (found) => cleanAddress(found))
    .replace(query, '')
    .replace(email, '[email]')
    .replace(token, (found) => (place.test(found) || /\.m?[jt]sx?$/.test(found) ? found : '[token]'))
    .replace(number, '[number]')
    .slice(0, longest.message)
}

/** An address’s origin and path. Parts of the path that look like tokens are replaced. */
export function cleanAddress(text: string): string {
  try {
    const { protocol, host, pathname } = new URL(text)
    const path = place.test(pathname)
      ? pathname
      : pathname
          .split('/')
          .map((part) => (/\d/.test(part) && part.length > 11 ? '[token]' : part))
          .join('/')
    return `${protocol}//${host}${path}`
  } catch {
    return '[address]'
  }
}

const frame = /^\s*(?:at\s+)?(?:async\s+)?(.*?)(?:\s*\(|@|\s+|^)((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)\)?$/

/** The lines of a stack as `name file:line:column`, in every browser’s way of writing them; files of this site without its origin. */
export function stackOf(stack: string | undefined, origin: string): string[] {
  const lines = (stack ?? '').split('\n').flatMap((line) => {
    const [, name = '', file = '', row, column] = frame.exec(line) ?? []
    if (!file) return []
    const cleaned = cleanAddress(file).replace(origin, '')
    const called = /^[\w.$<> [\]]*$/.test(name) ? name.replace(/^async\b ?/, '') : ''
    return [`${called} ${cleaned}:${row}:${column}`.trim().slice(0, longest.line)]
  })
  return lines.slice(0, mostLines)
}
