/** @jsxImportSource preact */
import type { GameConfig } from '../../domains/games/page/config.ts'
import type { LineWin } from '../../domains/games/rules/slot-rules.ts'
import { moves } from './motion.ts'
import { drawReels, type ReelView } from './reel-drawing.ts'

const rowsPerSecond = 26
const leastSpinMs = 450
const reelDelayMs = 160
const stopMs = 520

interface Reel extends ReelView {
  /** When it stops and from which to which position; null while it spins freely. */
  stop: { at: number; from: number; to: number } | null
}

/** The five reels of a slot on a canvas. */
export async function createReels({ slot, palette, device }: GameConfig) {
  const { reels: strips, symbols, lines } = slot!
  const images = await Promise.all(symbols.map(load))
  const reels = strips.map((strip): Reel => ({ strip, position: 0, speed: 0, overlay: new Map(), stop: null }))
  const sizing = new ResizeObserver(() => draw(performance.now()))
  let canvas: HTMLCanvasElement | null = null
  let lit: LineWin[] = []
  let running = false
  /** How much of the usual times a spin takes. */
  let pace = 1
  let stopped: () => void = () => {}

  function attach(element: HTMLCanvasElement | null): void {
    canvas = element
    sizing.disconnect()
    if (element) sizing.observe(element)
  }

  function draw(now: number): void {
    if (canvas) drawReels(canvas, { reels, images, lit, lines, palette, now, isSmall: device === 'mobile' })
  }

  function frame(now: number, before: number): void {
    for (const reel of reels) advance(reel, now, (now - before) / 1000)
    draw(now)
    if (running && reels.every(({ speed }) => speed === 0)) {
      running = false
      stopped()
    }
    // Highlighted lines pulse until the next spin.
    if (running || (lit.length > 0 && moves)) requestAnimationFrame((next) => frame(next, now))
  }

  function advance(reel: Reel, now: number, seconds: number): void {
    if (reel.stop && now >= reel.stop.at) {
      const share = Math.min(1, (now - reel.stop.at) / (stopMs * pace))
      reel.position = reel.stop.from + (reel.stop.to - reel.stop.from) * settle(share)
      reel.speed = share === 1 ? 0 : rowsPerSecond * (1 - share)
    } else if (reel.speed > 0) {
      reel.position -= reel.speed * seconds
      if (reel.stop) reel.stop.from = reel.position
    }
  }

  /** Stops the reels one after the other at the grid, or at their current symbols without one. */
  function land(grid: number[][] | null): Promise<void> {
    const now = performance.now()
    reels.forEach((reel, index) => {
      const at = moves ? Math.max(now, startedAt + leastSpinMs * pace) + index * reelDelayMs * pace : now - stopMs
      const expected = reel.position - (rowsPerSecond * Math.max(0, at - now)) / 1000
      const to = Math.floor(expected) - 5
      reel.overlay = new Map(grid?.[index]?.map((symbol, row) => [to + row, symbol]))
      reel.stop = { at, from: expected, to }
    })
    return new Promise((resolve) => (stopped = resolve))
  }

  let startedAt = 0
  return {
    View: () => <canvas ref={attach} class="reels" role="img" aria-label="" />,
    /** Starts the reels and returns the function that stops them; in turbo they stop sooner. */
    spin(isTurbo = false) {
      pace = isTurbo ? 0.25 : 1
      lit = []
      startedAt = performance.now()
      for (const reel of reels) Object.assign(reel, { speed: rowsPerSecond, stop: null })
      if (!running) requestAnimationFrame((now) => frame(now, now))
      running = true
      return land
    },
    highlight(wins: LineWin[]) {
      const rests = lit.length === 0
      lit = wins
      if (rests) requestAnimationFrame((now) => frame(now, now))
      else if (!moves) draw(performance.now())
    },
  }
}

/** Eases out with a small overshoot. */
function settle(share: number): number {
  const back = 1.4
  const rest = share - 1
  return 1 + (back + 1) * rest ** 3 + back * rest ** 2
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image(200, 200)
  image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return image
}
