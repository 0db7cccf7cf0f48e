/** An element as a visitor finds it: the middle of its box on the screen of its document. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
  /** Whether the mouse reaches it there. */
  isReachable: boolean
  inner: { x: number; y: number }
}

/**
 * Runs in the page: returns the place of the first visible and enabled element that a selector finds, also within the shadow
 * roots of vendors’ widgets. `scroll` brings it to the middle of the screen first.
 */
export function findPlace({ selector, scroll }: { selector: string; scroll: boolean }): Place | undefined {
  const all = (root: Document | ShadowRoot): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const element = all(document).find((each) => isShown(each) && !each.matches(':disabled'))
  if (!element) return undefined
  if (scroll) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  let hit = document.elementFromPoint(x, y)
  for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit;) {
    hit = inner
    inner = hit.shadowRoot?.elementFromPoint(x, y)
  }
  const isReachable = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  return { x, y, width, height, isReachable, inner: { x, y } }
}

/** Runs in the page: returns where the document of a frame begins, and brings the frame to the screen first if wanted. */
export function findFrame({ selector, scroll }: { selector: string; scroll: boolean }) {
  const frame = document.querySelector(selector)
  if (!frame) return undefined
  if (scroll) frame.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  const { paddingLeft, paddingTop } = getComputedStyle(frame)
  return { x: left + frame.clientLeft + parseFloat(paddingLeft), y: top + frame.clientTop + parseFloat(paddingTop) }
}

/** Runs in the page: whether nothing covers an element at a point of the screen. */
export const isOnTop = ({ selector, x, y }: { selector: string; x: number; y: number }): boolean =>
  document.elementFromPoint(x, y)?.matches(selector) ?? false

/** Runs in the page: returns how many elements of a selector are there, and attribute and text of the first. */
export function look({ selector, attribute }: { selector: string; attribute: string | undefined }) {
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const found = all(document)
  const [first] = found
  return {
    count: found.length,
    shown: found.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    attribute: (attribute && first?.getAttribute(attribute)) ?? null,
    value: (first as HTMLInputElement | undefined)?.value ?? null,
    text: first?.textContent?.trim() ?? '',
  }
}

/** Runs in the page: selects an option of a list, as the browser’s own window would. */
export function selectOption({ selector, value }: { selector: string; value: string }) {
  const all = (root: Document | ShadowRoot): HTMLSelectElement[] => [
    ...root.querySelectorAll<HTMLSelectElement>(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const list = all(document).find((each) => each.checkVisibility({ visibilityProperty: true }))
  if (![...(list?.options ?? [])].some((option) => option.value === value)) return false
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(list, value)
  for (const type of ['input', 'change']) list!.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/**
 * Runs in the page: moves the focus to a field and selects its text, so that what is typed replaces it. The mouse would open
 * calendars, which cover the next field. Returns whether the field has the focus.
 */
export function selectText(selector: string): boolean {
  const all = (root: Document | ShadowRoot): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ]
  const field = all(document).find((each) => each.checkVisibility({ visibilityProperty: true }))
  if (!field) return false
  field.focus()
  field.select()
  return (field.getRootNode() as Document | ShadowRoot).activeElement === field
}

/** Runs in the page: signs a player in through the API. Returns the status of the answer. */
export async function signInHere(credentials: { login: string; password: string }): Promise<number> {
  await fetch('/api/auth/me')
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
  return (await fetch('/api/client-login', { method: 'POST', headers, body: JSON.stringify(credentials) })).status
}

declare global {
  interface Window {
    /** Set in a document that a visitor leaves. */
    isLeft?: true
  }
}

/**
 * Runs in the page: scrolls through it, so that what waits for being near the screen is loaded, and returns to the top; of a
 * list of all games the beginning is enough. Then waits until typefaces and pictures are there, and until nothing changes its size any more.
 */
export async function settle(): Promise<void> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const sizes = () =>
    [...document.querySelectorAll('[data-block]')]
      .map((block) => block.getBoundingClientRect())
      .map(({ width, height }) => `${width} ${height}`)
      .join()
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 12 * innerHeight); y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await wait(40)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const isDue = (image: HTMLImageElement) => image.src && image.loading !== 'lazy'
  let before = ''
  let equal = 0
  for (const end = Date.now() + 5000; equal < 3 && Date.now() < end;) {
    const now = sizes()
    const isLoaded =
      document.fonts.status === 'loaded' &&
      document.querySelector('svg:empty') === null &&
      [...document.images].filter(isDue).every(({ complete }) => complete)
    equal = isLoaded && now === before ? equal + 1 : 0
    before = now
    await wait(60)
  }
}

/** Runs in the page: the size of each visible block by its name and its number among its kind. */
export function blockSizes(): Record<string, [width: number, height: number]> {
  const sizes: Record<string, [number, number]> = {}
  const counts = new Map<string, number>()
  for (const block of document.querySelectorAll<HTMLElement>('header, main, footer, [data-block]')) {
    const name = block.dataset.block ?? block.localName
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    const { width, height } = block.getBoundingClientRect()
    if (block.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0)
      sizes[number > 1 ? `${name} ${number}` : name] = [width, height]
  }
  return sizes
}
