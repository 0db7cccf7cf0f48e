/** @jsxImportSource preact */
import { createRef } from 'preact'
import type { GameConfig } from '../../domains/games/page/config.ts'
import type { RoundPhase } from '../../domains/games/play/game-state.ts'

/** Draws a crash game on a canvas: the motif of the game climbs a curve. */
export async function createFlight({ palette, cover }: GameConfig) {
  const element = createRef<HTMLCanvasElement>()
  const motif = new Image(200, 200)
  motif.crossOrigin = 'anonymous'
  motif.src = cover.replace('cover.svg', 'motif.svg')
  await motif.decode()
  const stars = Array.from({ length: 70 }, (_, index) => ({
    x: ((index * 7919) % 1000) / 1000,
    y: ((index * 104_729) % 1000) / 1000,
    size: 0.6 + (index % 3) * 0.6,
  }))
  let drift = 0

  function draw(phase: RoundPhase, at: number): void {
    const canvas = element.current
    if (!canvas) return
    const { clientWidth: width, clientHeight: height } = canvas
    const scale = Math.min(2, devicePixelRatio)
    if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale)
    if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale)
    const pen = canvas.getContext('2d')
    if (!pen || width === 0) return
    pen.setTransform(scale, 0, 0, scale, 0, 0)
    pen.clearRect(0, 0, width, height)
    if (phase === 'running') drift += 0.0006 * Math.min(4, at)
    drawStars(pen, width, height)
    drawGrid(pen, width, height)
    const size = Math.min(130, height * 0.34, width * 0.3)
    const rise = phase === 'betting' ? 0 : Math.min(1, Math.log(at) / Math.log(8))
    const start = { x: width * 0.06 + size * 0.1, y: height * 0.93 }
    const end = {
      x: start.x + (width * 0.86 - size * 0.55 - start.x) * (0.06 + 0.94 * rise),
      y: start.y - (start.y - size * 0.75) * rise ** 1.35,
    }
    drawCurve(pen, start, end, height, phase)
    drawMotif(pen, end, size, phase, rise)
  }

  function drawStars(pen: CanvasRenderingContext2D, width: number, height: number): void {
    pen.fillStyle = '#ffffff'
    for (const { x, y, size } of stars) {
      pen.globalAlpha = 0.25 + size * 0.25
      pen.fillRect(((((x - drift) % 1) + 1) % 1) * width, ((y + drift * 0.6) % 1) * height, size, size)
    }
    pen.globalAlpha = 1
  }

  function drawGrid(pen: CanvasRenderingContext2D, width: number, height: number): void {
    pen.strokeStyle = 'rgba(255, 255, 255, 0.09)'
    pen.lineWidth = 1
    for (let line = 1; line < 6; line++) {
      pen.beginPath()
      pen.moveTo(0, (height * line) / 6)
      pen.lineTo(width, (height * line) / 6)
      pen.moveTo((width * line) / 6, 0)
      pen.lineTo((width * line) / 6, height)
      pen.stroke()
    }
  }

  function drawCurve(pen: CanvasRenderingContext2D, start: Point, end: Point, height: number, phase: RoundPhase): void {
    if (phase === 'betting') return
    const bend = { x: start.x + (end.x - start.x) * 0.62, y: start.y }
    const line = new Path2D()
    line.moveTo(start.x, start.y)
    line.quadraticCurveTo(bend.x, bend.y, end.x, end.y)
    const area = new Path2D(line)
    area.lineTo(end.x, height)
    area.lineTo(start.x, height)
    const shade = pen.createLinearGradient(0, end.y, 0, height)
    const colour = phase === 'over' ? '#ff3b5c' : palette.pop
    shade.addColorStop(0, `${colour}88`)
    shade.addColorStop(1, `${colour}00`)
    pen.fillStyle = shade
    pen.save()
    pen.clip(area)
    pen.fillRect(start.x, 0, end.x - start.x, height)
    pen.restore()
    pen.strokeStyle = colour
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.stroke(line)
  }

  function drawMotif(
    pen: CanvasRenderingContext2D,
    { x, y }: Point,
    size: number,
    phase: RoundPhase,
    rise: number,
  ): void {
    pen.save()
    pen.translate(x + size * 0.28, y - size * 0.28)
    if (phase === 'over') {
      pen.globalAlpha = 0.28
      pen.translate(size * 0.25, -size * 0.2)
    }
    pen.rotate(phase === 'running' ? Math.sin(performance.now() / 240) * 0.05 - 0.05 * rise : 0)
    pen.drawImage(motif, -size / 2, -size / 2, size, size)
    pen.restore()
  }

  return { View: () => <canvas ref={element} class="flight" aria-hidden="true" />, draw }
}

interface Point {
  x: number
  y: number
}
