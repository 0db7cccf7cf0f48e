import { buildParts } from '../build-name.ts'
import type { Shown } from '../published.ts'

/** Returns the key of a file that a host shows. The configurations in deploy/cdn find it in the same way. */
export function keyOf(shown: Shown, path: string): string {
  const { root, build, pictures, languages = [] } = shown
  const [top = '', ...rest] = path.split('/')
  // The folder of the first language is the root.
  if (top === languages[0]) return keyOf({ ...shown, languages: [] }, rest.join('/'))
  if (top === 'assets') return path
  if (root.startsWith('frames/')) return `${root}/${path}`
  if ((buildParts as readonly string[]).includes(top)) return `builds/${build}/${path}`
  return top === 'brands' ? `pictures/${pictures}/${path}` : `${root}/${path}`
}
