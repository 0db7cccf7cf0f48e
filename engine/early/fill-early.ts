/** Where a first answer has what a painted block shows of it (scripts/publish/early-places.ts). */
export interface EarlyPlaces {
  /** The block’s name. */
  use: string
  /** Where items have a property, as keys between slashes: the first that has a value counts. Others have their own names. */
  names: Record<string, readonly string[]>
  /** Where the manifest says that the list is, from outside to inside. */
  lists: readonly string[]
  /** The property of a list that holds its items. */
  held?: string
  /** A property, the value that it must have, and its default. */
  match?: [name: string, wanted: string, otherwise: string]
  /** The number that items are sorted by, highest first. */
  rank?: string
  /** Of a page’s one item: the properties whose values end the page’s path. */
  key?: readonly string[]
  /** Of a page’s one item: the property that holds its HTML. */
  html?: string
}

/** Returns a property of an item. */
type Part = (item: unknown, name: string) => unknown

/** How a page’s one item is shown. */
export interface Alone {
  /** Returns the item of an answer, which may hold it; `list` is the list that it holds, if any. */
  find(answer: unknown, list: readonly unknown[], part: Part): unknown
  /** Completes the filled copy of the template. */
  finish(copy: Element, item: unknown, part: Part): void
}

// oxlint-disable-next-line typescript/no-explicit-any -- values of any shape
type Anything = any

/**
 * Fills the painted place before a template with the first items of an answer, unless the engine draws already: by rank, or in place
 * of the first places of its last list; with the page’s one item in place of all of it. Values become text and
 * addresses, never markup. What cannot be read is left to the engine. Pages hold the source of this function, so it uses nothing
 * from outside itself.
 */
export function fillEarly(
  box: HTMLTemplateElement,
  answer: Anything,
  { use, names, lists, held, match, rank }: EarlyPlaces,
  alone?: Alone,
): void {
  const [first, second] = box.content.children
  const root = box.previousElementSibling as Element
  const at = (value: Anything, path: string) =>
    path.split('/').reduce((from, name) => (from == null ? from : from[name]), value)
  const part: Part = (item, name) =>
    (names[name] || [name]).map((path) => at(item, path)).find((value) => value != null)

  function copyOf(model: Anything, item: unknown) {
    const copy = model.cloneNode(true)
    const fill = (text: string) => text.replace(/^[/]?{(\w+)}$/, (_all, name) => (part(item, name) as string) || '')
    copy.querySelectorAll('*').forEach((element: Anything) => {
      const text = element.firstChild
      const link = element.getAttribute('href')
      if (text && text.data) {
        const filled = fill(text.data)
        // Words of the page, which may be in another language than the page will have.
        if (filled === text.data) element.dataset.words = ''
        text.data = filled
      }
      if (element.src) element.src = fill(element.getAttribute('src'))
      if (element.srcset) {
        const image = part(item, 'image') as string
        const full = image && new URL(image, location.href)
        const sizes =
          part(item, 'imageSizes') ||
          (full &&
            /image}/.test(element.srcset) &&
            element.srcset.replace(/{([+/]?)image}/g, (_all: string, kind: string) =>
              kind === '/' ? full.pathname.slice(1) : kind ? full.href : encodeURIComponent(full.href),
            ))
        if (sizes) element.srcset = sizes
        else element.removeAttribute('srcset')
      }
      if (/{/.test(link)) {
        element.setAttribute('href', fill(link))
        // A link leads somewhere, and says where.
        if (!text.data || !/^([/](?![/])|https:)/.test(element.getAttribute('href'))) element.parentNode.remove()
      }
    })
    copy.dataset.early = ''
    if (alone) alone.finish(copy, item, part)
    return copy
  }

  function show(place: Element | null | undefined, items: readonly unknown[], model: Element | undefined) {
    if (place && items[0]) place.replaceWith(...items.map((item) => copyOf(model, item)))
  }

  for (const path of lists) answer = at(answer, path) || answer
  let list = answer
  while (list && !list.map)
    list = [held, 'data', 'result', 'response', 'payload', 'items', 'rows', 'list', 'results', 'content']
      .map((name) => list[name!])
      .find(Boolean)
  list = alone
    ? [alone.find(answer, list || [], part)].filter(Boolean)
    : list.filter((item: unknown) => !match || (part(item, match[0]) || match[2]) === match[1])
  if (!box.isConnected || !list[0]) return
  if (alone) show(root, list, first)
  else if (rank) {
    const rankOf = (item: unknown) => +(part(item, rank) as string) || 0
    list.sort((one: unknown, other: unknown) => rankOf(other) - rankOf(one))
    const place = root.querySelector('li')
    // The first picture is asked for before those of the row.
    show(root.firstElementChild, list.filter((item: unknown) => rankOf(item) >= 0).slice(0, 1), first)
    show(place, list.filter((item: unknown) => rankOf(item) < 0).slice(0, 3), second)
  } else {
    // Those beside the first one and in the upper half of the screen: pictures take the places of other requests.
    const places = root.querySelectorAll('li')
    const all = Array.from(places[places.length - 1]!.parentElement!.children)
    const seen = all.filter((place) => {
      const { left, right, top } = place.getBoundingClientRect()
      return left < innerWidth && right > 0 && top < Math.max(innerHeight / 2, all[0]!.getBoundingClientRect().bottom)
    })
    show(all[0], list.slice(0, seen.length), first)
    ;(list.length > seen.length ? seen : all).forEach((place) => place.remove())
  }
  document.getElementById('painted')!.dataset.filled = use
}
