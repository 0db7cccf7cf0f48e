import { pixelsOf } from '#engine/frames/pixels-of.ts'
import type { BetbyLayout } from './renderer.ts'

/** Offsets of the bet slip and of sticky elements at the current window width (spec §9). `place` may be hidden. */
export function layoutAt(place: HTMLElement): BetbyLayout {
  return {
    betSlipOffsetTop: offsetTop(window.innerWidth),
    betSlipOffsetBottom: pixelsOf('--covered-by-bar', place),
    betSlipOffsetRight: 0,
    betslipZIndex: 999,
    stickyTop: pixelsOf('--covered-by-header', place),
  }
}

function offsetTop(width: number): number {
  if (width <= 475) return 58
  return width <= 1024 ? 68 : 89
}

/** Whether two layouts are the same. */
export const sameLayout = (one: BetbyLayout, other: BetbyLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
