import { createHash } from 'node:crypto'
import { html, type Markup } from './html.ts'

const size = 29
const corner = 7

/** Returns a picture that looks like the QR code of an address but cannot be scanned. */
export function squareCode(address: string): Markup {
  const bits = createHash('shake256', { outputLength: Math.ceil((size * size) / 8) })
    .update(address)
    .digest()
  const isSet = (x: number, y: number) =>
    cornerAt(x, y) ?? ((bits[(y * size + x) >> 3]! >> ((y * size + x) & 7)) & 1) === 1
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const)
  const squares = cells.map(([x, y]) => (isSet(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  return html`<svg class="code" viewBox="-2 -2 ${size + 4} ${size + 4}" shape-rendering="crispEdges" aria-hidden="true">
    <path d="${squares}" />
  </svg>`
}

/** Returns a cell of a corner mark, including its white edge; undefined elsewhere. */
function cornerAt(x: number, y: number): boolean | undefined {
  const near = (value: number) => Math.min(value, size - 1 - value)
  if (near(x) > corner || near(y) > corner || (x > size / 2 && y > size / 2)) return undefined
  const distance = Math.max(Math.abs(near(x) - 3), Math.abs(near(y) - 3))
  return distance === 3 || distance <= 1
}
