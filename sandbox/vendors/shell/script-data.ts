import { type Shape, check } from './checks.ts'
import { logCall } from './call-log.ts'

/** Returns the checked `data-` attributes of a script element, which hold its options. */
export function dataOf(name: string, script: HTMLElement, shape: Shape): Record<string, string | undefined> {
  const given = { ...script.dataset }
  logCall(name, given)
  check(name, given, shape)
  return given
}

/** Returns the element with this id, created in the body if it is missing. */
export function bodyElement(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found) return found
  const made = document.createElement('div')
  made.id = id
  return document.body.appendChild(made)
}
