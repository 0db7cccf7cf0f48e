import { isObject, valueAt } from '../../../manifest-tools/json/pointer.ts'

/** Returns the paths of the visible pages that can be opened without parameters, by page. The manifest may be wrong. */
export function openPagesOf(manifest: unknown): [page: string, path: string][] {
  const pages = valueAt(manifest, '/pages')
  return Object.entries(isObject(pages) ? pages : {}).flatMap(([name, page]) => {
    const path = valueAt(page, '/path')
    const isOpen = valueAt(page, '/visible') === true && typeof path === 'string' && !path.includes(':')
    return isOpen ? [[name, path] as [string, string]] : []
  })
}
