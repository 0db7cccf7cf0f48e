type Handler = (event: Event) => void
type Value = string | number | boolean | null | undefined | Handler

/** Attributes of an element; `key` tells it from its siblings, `html` is its content as markup of the vendor’s own. */
export type Attributes = Record<string, Value>

/** An element as it should be. */
export interface VNode {
  tag: string
  attributes: Attributes
  children: (VNode | string)[]
}

type Child = VNode | string | number | null | undefined | false | Child[]

/** Describes an element. */
export const h = (tag: string, attributes: Attributes = {}, ...children: Child[]): VNode => ({
  tag,
  attributes,
  children: flat(children),
})

function flat(children: Child[]): VNode['children'] {
  return children.flatMap((child): VNode['children'] => {
    if (Array.isArray(child)) return flat(child)
    if (child === null || child === undefined || child === false || child === '') return []
    return [typeof child === 'number' ? String(child) : child]
  })
}

/** What an element shows now, so that only what differs is touched: focus, scroll and typing live on. */
const shown = new WeakMap<Element, VNode>()

/** Makes the children of `parent` those that are described. */
export function render(parent: Element | ShadowRoot, children: VNode['children']): void {
  const keyed = new Map<Value, Element>()
  for (const existing of parent.children) {
    const key = shown.get(existing)?.attributes.key
    if (key !== undefined) keyed.set(key, existing)
  }
  let next: ChildNode | null = parent.firstChild
  for (const child of children) {
    const node = typeof child === 'string' ? textNode(next, child) : elementNode(next, child, keyed)
    if (node === next) next = next.nextSibling
    else parent.insertBefore(node, next)
  }
  while (next) {
    const following: ChildNode | null = next.nextSibling
    next.remove()
    next = following
  }
}

function textNode(at: ChildNode | null, content: string): ChildNode {
  if (!(at instanceof Text)) return document.createTextNode(content)
  if (at.data !== content) at.data = content
  return at
}

function elementNode(at: ChildNode | null, vnode: VNode, keyed: Map<Value, Element>): ChildNode {
  const { key } = vnode.attributes
  const found = key === undefined ? at : (keyed.get(key) ?? null)
  const old = found instanceof Element ? shown.get(found) : undefined
  const reusable = old !== undefined && old.tag === vnode.tag && old.attributes.key === key
  const target = reusable ? (found as HTMLElement) : document.createElement(vnode.tag)
  const before = reusable ? old : { attributes: {} as Attributes }
  for (const name of Object.keys(before.attributes)) if (!(name in vnode.attributes)) set(target, name, undefined)
  for (const [name, value] of Object.entries(vnode.attributes))
    if (value !== before.attributes[name] || name === 'value') set(target, name, value)
  shown.set(target, vnode)
  if (!('html' in vnode.attributes)) render(target, vnode.children)
  // A select has no value before its options are there.
  if (vnode.tag === 'select') set(target, 'value', vnode.attributes.value)
  return target
}

function set(element: HTMLElement, name: string, value: Value): void {
  if (name === 'key') return
  if (name === 'html') {
    // oxlint-disable-next-line no-restricted-properties -- the real ones write markup, and policies have to cope with it.
    element.innerHTML = String(value)
  } else if (name.startsWith('on')) Object.assign(element, { [name]: value ?? null })
  else if (name === 'value' || name === 'checked') setProperty(element, name, value ?? '')
  else if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}

function setProperty(element: HTMLElement, name: 'value' | 'checked', value: Value): void {
  const target = element as HTMLInputElement
  if (target[name] !== value) Object.assign(target, { [name]: value })
}
