/**
 * Leaves all but the first blocks of the page’s HTML file out of the first paint, which their layout would delay (`data-first-paint`,
 * engine/routing/page.module.css). Nothing moves when they follow: they are below the others.
 */
export function paintFirstBlocks() {
  // In a hidden tab nothing is painted, and no frame comes.
  if (document.hidden) return
  const { dataset } = document.documentElement
  dataset.firstPaint = ''
  const showAll = () => requestAnimationFrame(() => setTimeout(() => delete dataset.firstPaint))
  document.addEventListener('readystatechange', showAll, { once: true })
}
