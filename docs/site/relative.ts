import { posix } from 'node:path'

/** The relative link from one address of the site to another, so that the site works below any path of a host. */
export function relative(from: string, to: string): string {
  const [path = '', anchor] = to.split('#')
  const link = path === from ? '' : posix.relative(posix.dirname(from), path)
  return anchor === undefined ? link || posix.basename(from) : `${link}#${anchor}`
}
