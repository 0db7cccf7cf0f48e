/** A target with a readable description. */
interface Found {
  x: number
  y: number
  what: string
  /** The address of a link. */
  href?: string
}

/**
 * The kinds of targets: `text` are text fields, `way out` the controls of the topmost window, `elsewhere` links to
 * other pages of the site.
 */
interface Search {
  for: 'link' | 'control' | 'point' | 'text' | 'select' | 'way out' | 'elsewhere'
  pick: number
  focus?: boolean
}

/**
 * Runs in the page: scrolls the element of a kind that `pick` selects into view, or the next one if it is covered.
 * Inert elements are ignored. Returns undefined if there is none.
 */
export function find({ for: what, pick, focus }: Search): Found | undefined {
  const selectors = {
    link: 'a[href]',
    control:
      'button, [role=button], [role=tab], [role=option], [role=switch], [role=slider], summary, label, input, select, textarea',
    text: 'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea',
    select: 'select',
    'way out': 'button, a[href]',
    elsewhere: 'a[href]',
  }
  const describe = (element: Element) => {
    const { id, textContent } = element
    const name =
      element.getAttribute('aria-label') ??
      element.getAttribute('name') ??
      textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)
    const block = element.closest<HTMLElement>('[data-block], [data-overlay], [data-form]')
    const place = block?.dataset.overlay ?? block?.dataset.form ?? block?.dataset.block
    return `${element.localName}${id ? `#${id}` : ''} “${name}”${place ? ` in ${place}` : ''}${element.hasAttribute('href') ? ` → ${element.getAttribute('href')}` : ''}`
  }
  if (what === 'point') {
    const [x, y] = [pick % innerWidth, Math.floor(pick / innerWidth) % innerHeight]
    const element = document.elementFromPoint(x, y)
    return element ? { x, y, what: describe(element) } : undefined
  }
  const top = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (what === 'way out' && !top) return undefined
  const leadsElsewhere = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin && pathname !== location.pathname
  const all = [...(top ?? document).querySelectorAll<HTMLElement>(selectors[what])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (what !== 'elsewhere' || leadsElsewhere(element as HTMLAnchorElement)),
  )
  for (let tried = 0; tried < Math.min(all.length, 12); tried++) {
    const element = all[(pick + tried) % all.length]!
    const isOnScreen = () => {
      const { top: above, bottom, left, right } = element.getBoundingClientRect()
      return above >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }
    if (!isOnScreen()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top: above, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, above + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !(element.contains(hit) || hit.contains(element))) continue
    if (focus) element.focus()
    return { x, y, what: describe(element), ...(element instanceof HTMLAnchorElement && { href: element.href }) }
  }
  return undefined
}
