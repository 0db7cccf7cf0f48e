import type { Palette } from '../../art/palettes.ts'
import type { LineWin } from '../../domains/games/rules/slot-rules.ts'

/** A reel as it is drawn: `position` is the row at the top of the window and decreases while symbols move down. */
export interface ReelView {
  strip: number[]
  position: number
  /** Rows a second. */
  speed: number
  /** Symbols that replace those of the strip, by row. */
  overlay: Map<number, number>
}

interface View {
  reels: ReelView[]
  images: HTMLImageElement[]
  /** The winning lines that are highlighted. */
  lit: LineWin[]
  lines: readonly (readonly number[])[]
  palette: Palette
  now: number
  isSmall: boolean
}

const rows = 3

/** Draws the reels to the canvas at the resolution of the screen. */
export function drawReels(canvas: HTMLCanvasElement, view: View): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = Math.min(2, devicePixelRatio)
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale)
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen || width === 0) return

  pen.setTransform(scale, 0, 0, scale, 0, 0)
  pen.clearRect(0, 0, width, height)
  const cell = { width: width / view.reels.length, height: height / rows }
  const winning = cellsOf(view)
  view.reels.forEach((reel, index) => drawReel(pen, view, reel, index, cell, winning))
  for (const win of view.lit) drawLine(pen, view, win, cell)
}

interface Cell {
  width: number
  height: number
}

function drawReel(
  pen: CanvasRenderingContext2D,
  view: View,
  reel: ReelView,
  index: number,
  cell: Cell,
  winning: Set<string>,
): void {
  const { palette, images, lit, now, isSmall } = view
  const left = index * cell.width
  pen.save()
  pen.beginPath()
  pen.rect(left, 0, cell.width, cell.height * rows)
  pen.clip()
  const shade = pen.createLinearGradient(0, 0, 0, cell.height * rows)
  for (const [stop, alpha] of [
    [0, 0.55],
    [0.5, 0.16],
    [1, 0.55],
  ] as const)
    shade.addColorStop(stop, `rgba(3, 2, 12, ${alpha})`)
  pen.fillStyle = shade
  pen.fillRect(left + 2, 0, cell.width - 4, cell.height * rows)
  pen.fillStyle = palette.glow
  pen.globalAlpha = 0.07
  pen.fillRect(left + 2, 0, cell.width - 4, cell.height * rows)

  const top = Math.floor(reel.position)
  for (let row = top; row <= top + rows; row++) {
    const symbol = symbolAt(reel, row)
    const key = `${index}/${row - top}`
    const isLit = lit.length > 0 && reel.speed === 0 && winning.has(key)
    const size =
      Math.min(cell.width, cell.height) * (isSmall ? 0.94 : 0.88) * (isLit ? 1 + 0.06 * Math.sin(now / 160) : 1)
    const x = left + cell.width / 2
    const y = (row - reel.position + 0.5) * cell.height
    pen.globalAlpha = lit.length > 0 && reel.speed === 0 && !isLit ? 0.32 : reel.speed > 8 ? 0.5 : 1
    pen.drawImage(images[symbol]!, x - size / 2, y - size / 2, size, size)
    // A fast symbol has a trail.
    if (reel.speed > 8) pen.drawImage(images[symbol]!, x - size / 2, y - size / 2 - cell.height * 0.22, size, size)
  }
  pen.restore()
}

function drawLine(
  pen: CanvasRenderingContext2D,
  { lines, palette, lit }: View,
  { line, count }: LineWin,
  cell: Cell,
): void {
  const points = lines[line]!.slice(0, count).map(
    (row, reel) => [(reel + 0.5) * cell.width, (row + 0.5) * cell.height] as const,
  )
  pen.save()
  pen.lineJoin = pen.lineCap = 'round'
  for (const [width, colour, alpha] of [
    [9, palette.low, 0.45],
    [4, palette.pop, lit.length > 1 ? 0.7 : 0.9],
    [1.4, '#ffffff', 0.9],
  ] as const) {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.globalAlpha = alpha
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  pen.restore()
}

/** The cells of the lit lines, as `reel/row`. */
const cellsOf = ({ lit, lines }: View) =>
  new Set(lit.flatMap(({ line, count }) => lines[line]!.slice(0, count).map((row, reel) => `${reel}/${row}`)))

function symbolAt({ strip, overlay }: ReelView, row: number): number {
  return overlay.get(row) ?? strip[((row % strip.length) + strip.length) % strip.length]!
}
