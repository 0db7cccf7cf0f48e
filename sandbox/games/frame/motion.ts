/** Whether animations are allowed. */
export const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Waits this many milliseconds; a tenth of them under reduced motion. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, moves ? ms : ms / 10))

/** Calls `draw` with 0 to 1 over this many milliseconds; under reduced motion once, with 1. */
export function tween(ms: number, draw: (share: number) => void): Promise<void> {
  if (!moves) {
    draw(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const start = performance.now()
    const frame = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / ms))
      draw(share)
      if (share < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}
