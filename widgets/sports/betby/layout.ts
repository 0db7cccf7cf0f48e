import type { BetbyLayout } from './renderer.ts'

/** Offsets of the bet slip and of sticky elements at the current window width (spec §9). `place` may be hidden. */
export function layoutAt(place: HTMLElement): BetbyLayout {
  return {
    betSlipOffsetTop: offsetTop(window.innerWidth),
    betSlipOffsetBottom: pixelsOf('--bottom-bar-height', place),
    betSlipOffsetRight: 0,
    betslipZIndex: 999,
    stickyTop: pixelsOf('--header-height', place),
  }
}

function offsetTop(width: number): number {
  if (width <= 475) return 58
  return width <= 1024 ? 68 : 89
}

/** A custom property’s length in pixels, measured at the closest visible ancestor: hidden elements have no layout. */
function pixelsOf(name: `--${string}`, place: HTMLElement): number {
  const probe = document.createElement('div')
  probe.style.cssText = `position: absolute; visibility: hidden; height: var(${name})`
  let shown: Element = place
  while (shown.getClientRects().length === 0 && shown.parentElement) shown = shown.parentElement
  shown.append(probe)
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return Math.round(height)
}

/** Whether two layouts are the same. */
export const sameLayout = (one: BetbyLayout, other: BetbyLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
