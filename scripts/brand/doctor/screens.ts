import { isObject, valueAt, type JsonObject } from '#manifest-tools/json/pointer.ts'

/** A page, an overlay or a frame list, with its widgets as `<slot>/<name>`. */
interface Screen {
  name: string
  widgets: string[]
}

/** Returns the visible pages, the visible overlays and the frame lists of a brand. */
export function screensOf(manifest: JsonObject): Screen[] {
  const part = (pointer: string) => Object.entries((valueAt(manifest, pointer) ?? {}) as Record<string, unknown>)
  const visible = (pointer: string) => part(pointer).filter(([, settings]) => valueAt(settings, '/visible') === true)
  return [
    { name: 'every page', widgets: ['engine'] },
    ...part('/frame').map(([place, blocks]) => ({ name: `every page, ${place}`, widgets: blocksIn(blocks) })),
    ...visible('/pages').map(([key, page]) => ({
      name: `${key} ${String(valueAt(page, '/path') ?? '')}`,
      widgets: blocksIn(page),
    })),
    ...visible('/overlays').map(([name, overlay]) => ({
      name: `overlay ${name}`,
      widgets: [`overlays/${name}`, ...blocksIn(overlay)],
    })),
  ]
}

/** Returns the screens with any of these widgets, and which of them. */
export const screensWith = (widgets: string[], screens: Screen[]): string[] =>
  screens.flatMap(({ name, widgets: shown }) => {
    const names = widgets.filter((widget) => shown.includes(widget)).flatMap((widget) => widget.split('/')[1] ?? [])
    return widgets.some((widget) => shown.includes(widget)) ? [[name, names.join(', ')].filter(Boolean).join(': ')] : []
  })

/** Returns the static pages that a brand links to, without language. */
export const linkedPages = (manifest: JsonObject): string[] => [...new Set(settingsIn(manifest).flatMap(pagesOf))]

const pagesOf = ({ use, items }: JsonObject): string[] =>
  use === 'links' && Array.isArray(items)
    ? items.flatMap((item) => (isObject(item) && typeof item.page === 'string' ? item.page : []))
    : []

const blocksIn = (value: unknown): string[] =>
  settingsIn(value).flatMap(({ use }) => (typeof use === 'string' ? `blocks/${use}` : []))

/** Returns every object within a value, except guards. */
function settingsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(settingsIn)
  if (!isObject(value)) return []
  const { guards: _guards, ...rest } = value
  return [value, ...Object.values(rest).flatMap(settingsIn)]
}
