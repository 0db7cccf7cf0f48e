import { valueAt } from '../../../manifest-tools/json/pointer.ts'

/** Returns the paths of the pages of a manifest that can be opened without parameters, by page. */
export function openPagesOf(manifest: unknown): [page: string, path: string][] {
  const pages = (valueAt(manifest, '/pages') ?? {}) as Record<string, { path?: string; visible?: boolean }>
  return Object.entries(pages).flatMap(([page, { path, visible }]) =>
    visible && path && !path.includes(':') ? [[page, path] as [string, string]] : [],
  )
}
