import { type Shape, check } from './checks.ts'
import { logCall } from './call-log.ts'

/** The `data-` attributes of a script’s own element, checked: such a script is opened by them and not by a call. */
export function dataOf(name: string, script: HTMLElement, shape: Shape): Record<string, string | undefined> {
  const given = { ...script.dataset }
  logCall(name, given)
  check(name, given, shape)
  return given
}

/** An element below the document’s body for what the script shows. */
export function bodyElement(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found) return found
  const made = document.createElement('div')
  made.id = id
  return document.body.appendChild(made)
}
