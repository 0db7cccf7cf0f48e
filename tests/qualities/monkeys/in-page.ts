/**
 * Runs before each page: prevents clicks from leaving the site or opening another window; the page still receives them.
 */
export function preventLeaving() {
  if (window.top !== window) return
  window.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
      if (link && (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')))
        event.preventDefault()
    },
    { capture: true },
  )
}

/** Runs in the page: fills in a form with valid values and submits it. Returns a description of the form. */
export function fillForm({
  pick,
  right,
}: {
  pick: number
  right: Readonly<Record<string, string>>
}): string | undefined {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1)
  const forms = [...(top ?? document).querySelectorAll('form')].filter((form) => form.checkVisibility())
  const form = forms[pick % forms.length]
  if (!form) return undefined
  const put = (prototype: object, element: HTMLElement, value: string) => {
    // Bypasses React’s own setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  }
  // Filling in a field may change the form.
  const elements = Array.from(form.elements)
  for (const element of elements) {
    if (element instanceof HTMLSelectElement && element.options.length > 0)
      put(HTMLSelectElement.prototype, element, element.options[pick % element.options.length]!.value)
    if (!(element instanceof HTMLInputElement) || element.disabled || element.type === 'file') continue
    if (element.type === 'checkbox') {
      if (!element.checked) element.click()
    } else if (element.type === 'radio') {
      if (pick % 2) element.click()
    } else put(HTMLInputElement.prototype, element, right[element.name] ?? '20')
  }
  form.requestSubmit()
  return form.dataset.form ?? form.outerHTML.slice(0, 60)
}

/** Runs in the page: selects an option of a list. Returns the choice, if there is such a list. */
export function choose({
  selector,
  pick,
  option,
}: {
  selector: string
  pick: number
  option: number
}): string | undefined {
  const lists = [...document.querySelectorAll<HTMLSelectElement>(selector)].filter(
    (list) => list.checkVisibility() && !list.matches(':disabled'),
  )
  const list = lists[pick % lists.length]
  const chosen = list?.options[option % list.options.length]
  if (!list || !chosen) return undefined
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(list, chosen.value)
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return `${list.name} ${chosen.value}`
}

/** Runs in the page: scrolls the window or a scroll container to a share of its length. */
export function scroll({ pick, share }: { pick: number; share: number }): string {
  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflow) &&
    element.scrollHeight + element.scrollWidth > element.clientHeight + element.clientWidth
  const all = [
    document.documentElement,
    document.documentElement,
    ...[...document.querySelectorAll('main div, main ul, dialog, nav')].filter(scrolls),
  ]
  const element = all[pick % all.length]!
  element.scrollTo({
    top: (element.scrollHeight * share) / 100,
    left: ((element.scrollWidth - element.clientWidth) * share) / 100,
    behavior: 'instant',
  })
  return `${element.localName} to ${share}%`
}

/** Runs in the page: clicks the theme switch if it is visible. Returns whether there was one. */
export function changeTheme(): boolean {
  const button = [...document.querySelectorAll<HTMLElement>('[data-block=theme-switch] button')].find((each) =>
    each.checkVisibility(),
  )
  button?.click()
  return button !== undefined
}

/** Runs in the page: describes what is still loading. */
export function loading(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const main = document.querySelector('main')
  if (!main || !document.body.innerText.trim()) return ['a page without content']
  return [...document.querySelectorAll('[data-state=loading]')]
    .filter((element) => element === main || shown(element))
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Runs in the page: the name or title of the topmost modal window, and the number of open ones. */
export function topWindow(): { name: string; open: number } | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('dialog:modal')]
  const top = all.at(-1)
  return (
    top && {
      name: top.dataset.overlay ?? top.querySelector('h2')?.textContent ?? top.outerHTML.slice(0, 80),
      open: all.length,
    }
  )
}
