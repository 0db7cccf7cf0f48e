import { identity, matrixOf, moved, pointsOf, times, type Matrix, type Point } from './svg-points.ts'

/** A colour of a drawing that stands on the page’s ground, and how much of the drawing has it, from 0 to 1. */
export interface ColourShare {
  /** `#rrggbb` */
  colour: string
  share: number
}

/** What an element has of its own or inherits. */
interface Paint {
  fill: string
  stroke: string
  strokeWidth: number
  opacity: number
  matrix: Matrix
  isDrawn: boolean
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Shape {
  box: Box
  colours: string[]
  area: number
  /** Whether it covers what is below it. */
  isGround: boolean
}

const start: Paint = { fill: '#000000', stroke: 'none', strokeWidth: 1, opacity: 1, matrix: identity, isDrawn: true }

/** Elements whose content is drawn elsewhere, or not at all. */
const apart = new Set(['defs', 'mask', 'clipPath', 'symbol', 'linearGradient', 'radialGradient', 'pattern', 'metadata'])

/** Below this opacity a shape is a tint of the ground. */
const leastOpacity = 0.5

/**
 * Returns the colours of an SVG that stand on the page’s ground: a shape on top of another one of the drawing stands on that. Areas
 * are those of the shapes’ boxes. Empty if nothing of it can be measured, as of a photograph.
 */
export function svgColours(text: string): ColourShare[] {
  const gradients = gradientsOf(text)
  const shapes = shapesOf(text, gradients)
  const standing = shapes.filter(
    ({ box }, at) => !shapes.slice(0, at).some((each) => each.isGround && holds(each.box, box)),
  )
  const total = standing.reduce((sum, { area }) => sum + area, 0)
  const shares = new Map<string, number>()
  for (const { colours, area } of standing)
    for (const colour of colours) shares.set(colour, (shares.get(colour) ?? 0) + area / colours.length / total)
  return total > 0 ? [...shares].map(([colour, share]) => ({ colour, share })) : []
}

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

function shapesOf(text: string, gradients: ReadonlyMap<string, string[]>): Shape[] {
  const stack: Paint[] = [start]
  const shapes: Shape[] = []
  for (const [, isEnd, name = '', rest = '', isEmpty] of text.matchAll(
    /<(\/?)([a-zA-Z]+)\b((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g,
  )) {
    if (isEnd) {
      if (stack.length > 1) stack.pop()
      continue
    }
    const given = attributesOf(rest)
    const paint = paintOf(given, stack.at(-1)!, apart.has(name))
    const points = paint.isDrawn ? pointsOf(name, given) : []
    if (points.length > 1) shapes.push(...paintedShapes(points, paint, gradients))
    if (!isEmpty) stack.push(paint)
  }
  return shapes
}

function attributesOf(text: string): Record<string, string> {
  const given = Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [
      name,
      one ?? other ?? '',
    ]),
  )
  const declared = [...(given.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [
    name,
    value!.trim(),
  ])
  return { ...given, ...Object.fromEntries(declared) }
}

function paintOf(given: Record<string, string>, above: Paint, isApart: boolean): Paint {
  const own = Number(given.opacity ?? 1) * Number(given['fill-opacity'] ?? 1)
  return {
    fill: given.fill ?? above.fill,
    stroke: given.stroke ?? above.stroke,
    strokeWidth: Number.parseFloat(given['stroke-width'] ?? '') || above.strokeWidth,
    opacity: above.opacity * (Number.isFinite(own) ? own : 1),
    matrix: times(above.matrix, matrixOf(given.transform ?? '')),
    isDrawn: above.isDrawn && !isApart && given.display !== 'none',
  }
}

/** Returns a shape’s fill and its line, as far as they are seen. */
function paintedShapes(points: readonly Point[], paint: Paint, gradients: ReadonlyMap<string, string[]>): Shape[] {
  if (paint.opacity < leastOpacity) return []
  const box = boxAround(points.map((point) => moved(point, paint.matrix)))
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.sqrt(Math.abs(paint.matrix[0] * paint.matrix[3] - paint.matrix[1] * paint.matrix[2]))
  const fill = coloursOf(paint.fill, gradients)
  const stroke = coloursOf(paint.stroke, gradients)
  const line = 2 * (width + height) * paint.strokeWidth * scale
  return [
    ...(fill.length > 0 && width * height > 0 ? [{ box, colours: fill, area: width * height, isGround: true }] : []),
    ...(stroke.length > 0 ? [{ box, colours: stroke, area: line, isGround: false }] : []),
  ]
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Returns the colours of each gradient, by its id. */
function gradientsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, rest = '', inside = ''] of text.matchAll(
    /<(?:linear|radial)Gradient\b([^>]*)>([\s\S]*?)<\/(?:linear|radial)Gradient>/g,
  )) {
    const { id } = attributesOf(rest)
    const stops = [...inside.matchAll(/<stop\b([^>]*)>/g)].map(([, stop = '']) => attributesOf(stop))
    const seen = stops.filter((stop) => Number(stop['stop-opacity'] ?? 1) >= leastOpacity)
    if (id)
      found.set(
        id,
        seen.flatMap((stop) => hexOf(stop['stop-color'] ?? '#000000')),
      )
  }
  return found
}

function coloursOf(paint: string, gradients: ReadonlyMap<string, string[]>): string[] {
  const [, id] = /^url\(["']?#([^"')]+)["']?\)/.exec(paint) ?? []
  return id === undefined ? hexOf(paint) : (gradients.get(id) ?? [])
}

/** The names of colours that drawings have. */
const named: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  gold: '#ffd700',
  silver: '#c0c0c0',
}

function hexOf(colour: string): string[] {
  const text = named[colour.toLowerCase()] ?? colour.toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return [text]
  if (/^#[0-9a-f]{3}$/.test(text)) return [`#${text.slice(1).replaceAll(/./g, '$&$&')}`]
  const [, ...channels] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text) ?? []
  return channels.length === 3
    ? [`#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`]
    : []
}
