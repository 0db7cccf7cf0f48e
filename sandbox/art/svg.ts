/** A fill: a material of `materials.ts` by name, or any CSS colour that starts with `#`. */
const paint = (fill: string) => (fill.startsWith('#') || fill === 'none' ? fill : `url(#${fill})`)

/** A number as SVG text, with one decimal at most. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** The point at `angle` degrees, clockwise from the top, `radius` away from the origin, as `x y`. */
export function polar(angle: number, radius: number) {
  const radians = (angle * Math.PI) / 180
  return `${n(Math.sin(radians) * radius)} ${n(-Math.cos(radians) * radius)}`
}

/** A filled path. */
export const path = (fill: string, d: string, more = '') =>
  `<path fill="${paint(fill)}" d="${d}"${more && ` ${more}`}/>`

/** A stroked path; pictures set round ends and joins at their root. */
export const line = (stroke: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${paint(stroke)}" stroke-width="${n(width)}" d="${d}"${more && ` ${more}`}/>`

/** White light laid over a part. */
export const shine = (d: string, opacity = 0.4) => path('#fff', d, `opacity="${opacity}"`)

/** Shadow laid over a part. */
export const shade = (d: string, opacity = 0.3) => path('#0a0618', d, `opacity="${opacity}"`)

/** Round dots of one size in a single path; each of `centres` is `x y`. */
export const dots = (colour: string, diameter: number, centres: string[], more = '') =>
  line(colour, diameter, centres.map((centre) => `M${centre}h0`).join(''), more)

const attributes = (values: Record<string, number>) =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${n(value)}"` : ''))
    .join('')

/** A filled circle. */
export const circle = (fill: string, cx: number, cy: number, r: number, more = '') =>
  `<circle fill="${paint(fill)}"${attributes({ cx, cy, r })}${more && ` ${more}`}/>`

/** A filled ellipse. */
export const ellipse = (fill: string, cx: number, cy: number, rx: number, ry: number, more = '') =>
  `<ellipse fill="${paint(fill)}"${attributes({ cx, cy, rx, ry })}${more && ` ${more}`}/>`

/** A filled rectangle with corners rounded by `rx`. */
export const rect = (fill: string, x: number, y: number, width: number, height: number, rx = 0, more = '') =>
  `<rect fill="${paint(fill)}"${attributes({ x, y, width, height, rx })}${more && ` ${more}`}/>`

/** The outline of an ellipse, or of a circle where `rx` alone is given. */
export const ring = (stroke: string, width: number, cx: number, cy: number, rx: number, ry = rx, more = '') =>
  `<ellipse fill="none" stroke="${paint(stroke)}" stroke-width="${n(width)}"${attributes({ cx, cy, rx, ry })}${more && ` ${more}`}/>`

/** The outline of a rectangle with corners rounded by `rx`. */
export const frame = (
  stroke: string,
  strokeWidth: number,
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  more = '',
) =>
  rect(
    'none',
    x,
    y,
    width,
    height,
    rx,
    `stroke="${paint(stroke)}" stroke-width="${n(strokeWidth)}"${more && ` ${more}`}`,
  )

/** A group moved to (x, y), then turned by `rotate` degrees and scaled. */
export const at = (x: number, y: number, inner: string, rotate = 0, scale: number | string = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${rotate ? ` rotate(${n(rotate)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`

/** What `draw` gives for each of `count` angles (degrees), evenly spread from `start` over a full turn. */
export const around = (count: number, draw: (angle: number, index: number) => string, start = 0) =>
  Array.from({ length: count }, (_, index) => draw(start + (index * 360) / count, index)).join('')

/** The right half of a drawing and its reflection in the vertical axis; `id` is unique within the picture. */
export const mirrored = (id: string, half: string) =>
  `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** A drawing repeated: `places` are SVG transforms of the first, which itself is drawn too. */
export const repeated = (id: string, inner: string, places: string[]) =>
  `<g id="${id}">${inner}</g>${places.map((place) => `<use href="#${id}" transform="${place}"/>`).join('')}`

/** A drawing turned to each of `angles` (degrees) about the origin; `id` is unique within the picture. */
export const turned = (id: string, inner: string, angles: number[]) =>
  `<g transform="rotate(${n(angles[0]!)})"><g id="${id}">${inner}</g></g>${angles
    .slice(1)
    .map((angle) => `<use href="#${id}" transform="rotate(${n(angle)})"/>`)
    .join('')}`

/** `count` angles evenly spread over a full turn from `start`. */
export const spread = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => start + (index * 360) / count)

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, fill = '#fff', opacity = 1) {
  const side = (dx: number, dy: number, turnX: number, turnY: number) =>
    `q${n(turnX * r)} ${n(turnY * r)} ${n(dx * r)} ${n(dy * r)}`
  const sides =
    side(1, 1, 0.12, 0.88) + side(-1, 1, -0.88, 0.12) + side(-1, -1, -0.12, -0.88) + side(1, -1, 0.88, -0.12)
  return path(fill, `M${n(x)} ${n(y - r)}${sides}z`, `stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}`)
}

/** A whole picture; numbers are written in SVG's shortest form. */
export function picture(width: number, height: number, defs: string, body: string) {
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg ${root}><defs>${defs}</defs>${body}</svg>`
    .replace(/(?<=[ "(A-Za-z-])0\.(?=\d)/g, '.')
    .replace(/(?<=\d) (?=-[\d.])/g, '')
}
