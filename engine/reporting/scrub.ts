/** The maximum length of a reported message and stack line, in characters. */
const maxLength = { message: 300, line: 200 }
const maxLines = 10

const address = /\b(?:https?|wss?|blob):[^\s"'<>)]+/g
const email = /[^\s"'<>:=]+@[^\s"'<>]+\.\w+/g
/** Tokens, hashes, session ids: long, with digits among the letters. */
const token = /\b(?=[\w+/=.-]*\d)(?=[\w+/=.-]*[a-z])[\w+/=.-]{20,}/gi
const number = /\+?\d[\d\s()-]{4,}\d/g
const query = /[?#][^\s"'<>)]*/g

/** The location of code, ours or a vendor’s; kept unchanged. */
const place = /^(?:https?:\/\/[^/\s]+)?\/[\w./@~-]*\.m?[jt]sx?$/

/**
 * Removes personal data from a text: query and fragment of addresses and their path segments that are not file names,
 * emails, tokens, longer numbers, and every string in `secrets`.
 */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((scrubbed, secret) => scrubbed.split(secret).join('[player]'), text)
  return known
    .replace(address, (found) => cleanAddress(found))
    .replace(query, '')
    .replace(email, '[email]')
    .replace(token, (found) => (place.test(found) || /\.m?[jt]sx?$/.test(found) ? found : '[token]'))
    .replace(number, '[number]')
    .slice(0, maxLength.message)
}

/** Returns the origin and path of an address, with token-like path segments replaced. */
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

/**
 * Parses a stack, in every browser’s format, into lines `name file:line:column`; files of this site without the origin.
 */
export function stackOf(stack: string | undefined, origin: string): string[] {
  const lines = (stack ?? '').split('\n').flatMap((line) => {
    const [, name = '', file = '', row, column] = frame.exec(line) ?? []
    if (!file) return []
    const cleaned = cleanAddress(file).replace(origin, '')
    const called = /^[\w.$<> [\]]*$/.test(name) ? name.replace(/^async\b ?/, '') : ''
    return [`${called} ${cleaned}:${row}:${column}`.trim().slice(0, maxLength.line)]
  })
  return lines.slice(0, maxLines)
}
