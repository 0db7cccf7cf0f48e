import type { Page } from '@playwright/test'

/** Records, from the next page on, every animation and transition longer than 0.01 ms. */
export const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 120) ?? ''
    const look = ({ target }: Event) => {
      for (const animation of document.getAnimations()) {
        const { duration = 0, delay = 0, iterations = 1 } = animation.effect?.getTiming() ?? {}
        const lasts = Number(duration) * (iterations || 1) + Number(delay)
        // An invisible timer, such as that of a toast.
        const isSeen = getComputedStyle((animation.effect as KeyframeEffect).target ?? document.body).opacity !== '0'
        if (lasts > 0.01 && isSeen)
          moved.add(`${lasts} ms: ${nameOf((animation.effect as KeyframeEffect).target ?? (target as Element))}`)
      }
    }
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, look, true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, frames, timing) {
      const duration = typeof timing === 'number' ? timing : Number(timing?.duration ?? 0)
      if (duration > 0.01) moved.add(`animate() for ${duration} ms: ${nameOf(this)}`)
      return animate.call(this, frames, timing)
    }
  })

/** Returns what has moved since the last call. */
export const motionFaults = (page: Page) =>
  page.evaluate(() => {
    const { moved } = window as unknown as { moved: Set<string> }
    const isSeen = ({ effect }: Animation) =>
      getComputedStyle((effect as KeyframeEffect).target ?? document.body).opacity !== '0'
    const now = document
      .getAnimations()
      .filter((each) => Number(each.effect?.getTiming().duration ?? 0) > 0.01 && isSeen(each))
    const found = [
      ...moved,
      ...now.map(
        (each) => `moves now: ${((each.effect as KeyframeEffect).target as Element | null)?.outerHTML.slice(0, 120)}`,
      ),
    ]
    moved.clear()
    return found
  })
