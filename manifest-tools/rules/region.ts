import type { Rule } from '../check/rule.ts'

/** Statuses that back ends, proxies and the product use for single calls: HTTP’s own, and 419 for an old XSRF token. */
const used = [
  405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 419, 421, 422, 423, 424, 425, 426, 428, 431,
]

/** Statuses that some back ends use for regions, although single calls can have them for another reason. */
const ambiguous = [403, 404, 429]

const statusIsItsOwn: Rule = ({ regionClosed: { status } = {} }) => {
  if (status === undefined) return []
  const about = { pointer: '/regionClosed/status', effect: 'one refused call closes the whole site for that player' }
  if (used.includes(status)) {
    const message = `Status ${status} has another meaning, so it cannot mean a closed region: use 451, or a status such as 460.`
    return [{ ...about, code: 'region/status-in-use', message }]
  }
  if (!ambiguous.includes(status)) return []
  const message = `Status ${status} also refuses single calls: if possible, let the back end return 451 for closed regions.`
  return [{ ...about, code: 'region/status-ambiguous', message }]
}

/** Rules about closed regions. */
export const region: Rule[] = [statusIsItsOwn]
