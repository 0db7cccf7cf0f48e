import { buildParts } from '../../site/place-build.ts'
import type { Shown } from './state.ts'

/** Returns the key of a file that a host shows. The configurations in deploy/cdn find it in the same way. */
export function keyOf({ root, build, pictures }: Shown, path: string): string {
  const [top = ''] = path.split('/')
  if (top === 'assets') return path
  if (root.startsWith('frames/')) return `${root}/${path}`
  if ((buildParts as readonly string[]).includes(top)) return `builds/${build}/${path}`
  return top === 'brands' ? `pictures/${pictures}/${path}` : `${root}/${path}`
}
