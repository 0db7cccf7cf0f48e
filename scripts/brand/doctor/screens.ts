import { isObject, valueAt, type JsonObject } from '#engine/manifest/pointer.ts'

/** A place of a brand where players may be, with the widgets that show there as `<slot>/<name>`. */
interface Screen {
  name: string
  widgets: string[]
}

/** The visible pages of a brand with their blocks, its visible overlays, and the frame around every page. */
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

/** The screens that show one of these widgets, each with which of them. */
export const screensWith = (widgets: string[], screens: Screen[]): string[] =>
  screens.flatMap(({ name, widgets: shown }) => {
    const names = widgets.filter((widget) => shown.includes(widget)).flatMap((widget) => widget.split('/')[1] ?? [])
    return widgets.some((widget) => shown.includes(widget)) ? [[name, names.join(', ')].filter(Boolean).join(': ')] : []
  })

/** The static pages that a brand links to, without their language. */
export const linkedPages = (manifest: JsonObject): string[] => [...new Set(settingsIn(manifest).flatMap(pagesOf))]

const pagesOf = ({ use, items }: JsonObject): string[] =>
  use === 'links' && Array.isArray(items)
    ? items.flatMap((item) => (isObject(item) && typeof item.page === 'string' ? item.page : []))
    : []

const blocksIn = (value: unknown): string[] =>
  settingsIn(value).flatMap(({ use }) => (typeof use === 'string' ? `blocks/${use}` : []))

/** Every object within a value, guards left out. */
function settingsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(settingsIn)
  if (!isObject(value)) return []
  const { guards: _guards, ...rest } = value
  return [value, ...Object.values(rest).flatMap(settingsIn)]
}
