/** Blocks further from the screen than half of it are far. */
const near = '50% 0px'

const farAttribute = 'data-studio-far'

const skipped = new CSSStyleSheet()
skipped.replaceSync(`[${farAttribute}]{content-visibility:auto}`)

/**
 * Blocks far from the screen are not styled and painted with each change, but when they come near. Those that can be seen have no
 * containment, which would cut off what leaves their box, such as rows that reach the edges of the screen.
 */
export function skipFarBlocks() {
  const known = new WeakSet<Element>()
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { style } = target as HTMLElement
        target.toggleAttribute(farAttribute, !isIntersecting)
        style.containIntrinsicBlockSize = isIntersecting ? '' : `auto ${boundingClientRect.height}px`
      }
    },
    { root: document, rootMargin: near },
  )
  const watch = () => {
    for (const block of document.querySelectorAll('[data-content] > [data-block]')) {
      if (known.has(block)) continue
      known.add(block)
      watcher.observe(block)
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, skipped]
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  watch()
}
