import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mix, type Palette } from './palettes.ts'

const assets = join(import.meta.dirname, '../assets')
const files = new Map<string, string>()

/** The text of a file in `sandbox/assets`; each file is read once. */
export function asset(path: string): string {
  const text = files.get(path) ?? readFileSync(join(assets, path), 'utf8')
  files.set(path, text)
  return text
}

/** The names of the drawings in a folder of `sandbox/assets`, in the same order on every file system. */
export const drawingsIn = (folder: string): string[] =>
  readdirSync(join(assets, folder))
    .flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -4) : []))
    .sort()

/**
 * The content of `sandbox/assets/{name}.svg` in the colours of `palette`, or in its own. CSS variables and `color-
 * mix()` are replaced by plain colours, because the oldest supported browsers do not know `color-mix()`.
 */
export function drawing(name: string, palette?: Palette | Record<string, string>): string {
  const svg = asset(`${name}.svg`)
  const start = svg.indexOf('>')
  const own = Object.fromEntries(
    Array.from(svg.slice(0, start).matchAll(/--([\w-]+): ([^;"]+)/g), ([, variable, value]) => [variable, value]),
  )
  const content = svg.slice(start + 1, svg.lastIndexOf('<')).trim()
  return withColours(content.replace(/>\s+</g, '><'), { ...own, ...palette })
}

function withColours(content: string, colours: Record<string, string>): string {
  const replaced = content
    .replace(/var\(--([\w-]+)\)/g, (use, name: string) => colours[name] ?? use)
    .replace(/color-mix\(in srgb, (#\w{6}), (#\w{6}) ([\d.]+)%\)/g, (_, from: string, to: string, share: string) =>
      mix(from, to, Number(share) / 100),
    )
  return replaced === content ? content : withColours(replaced, colours)
}

/** A whole picture. Its gradients come first and each id once, because drawings of one picture may share them. */
export function picture(width: number, height: number, content: string): string {
  const gradients = new Map<string, string>()
  const body = content.replace(/<(linear|radial)Gradient id="([^"]+)".*?<\/\1Gradient>/g, (gradient, _, id: string) => {
    gradients.set(id, gradient)
    return ''
  })
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg ${root}><defs>${[...gradients.values()].join('')}</defs>${body.replaceAll('<defs></defs>', '')}</svg>`
}
