/** A custom property’s length in pixels, measured at the closest visible ancestor: hidden elements have no layout. */
export function pixelsOf(name: `--${string}`, place: HTMLElement): number {
  const probe = document.createElement('div')
  probe.style.cssText = `position: absolute; visibility: hidden; height: var(${name})`
  let shown: Element = place
  while (shown.getClientRects().length === 0 && shown.parentElement) shown = shown.parentElement
  shown.append(probe)
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return Math.round(height)
}
