import type { Typed } from '../protocol.ts'
import { boxOf, fixedLeft } from './outline.ts'

/** The narrowest that words are typed in, in pixels. */
const leastWidth = 160

/** Whether an event belongs to the control in which words are typed, which is no part of the page. */
export const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-studio-typing]') !== null

/** Lets words of the page be typed where they stand. What they are, Studio knows. */
export class InPlace {
  readonly #send: (typed: Typed) => void
  #control: HTMLTextAreaElement | undefined
  #frame = 0

  constructor(send: (typed: Typed) => void) {
    this.#send = send
  }

  /** Opens the control over the words in a node. Enter and leaving it keep what was typed, Escape does not. */
  open(target: string, text: string, node: Node) {
    this.close()
    const element = node instanceof Element ? node : node.parentElement
    if (!element) return
    const control = document.createElement('textarea')
    control.dataset.studioTyping = ''
    control.ariaLabel = 'Words'
    control.dir = 'auto'
    control.rows = 1
    control.value = text
    Object.assign(control.style, look, fontOf(element))
    const end = (kept: string) => {
      if (this.#control !== control) return
      this.close()
      this.#send({ kind: 'typed', target, text: kept, isDone: true })
    }
    control.addEventListener('input', () => this.#send({ kind: 'typed', target, text: control.value, isDone: false }))
    control.addEventListener('blur', () => end(control.value))
    control.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return
      event.preventDefault()
      end(event.key === 'Escape' ? text : control.value)
    })
    this.#control = control
    // What is outside of an open dialog cannot have the focus.
    const around = element.closest('dialog[open]') ?? document.documentElement
    around.append(control)
    this.#follow(control, node)
    control.focus()
    control.select()
  }

  close() {
    cancelAnimationFrame(this.#frame)
    const control = this.#control
    this.#control = undefined
    control?.remove()
  }

  /** Keeps the control over the words, as large as what is typed. A node that has left the page leaves it where it was. */
  #follow(control: HTMLTextAreaElement, node: Node) {
    if (node.isConnected) {
      const { left, top, width } = boxOf(node)
      const wide = Math.min(Math.max(width + 24, leastWidth), innerWidth - 8)
      const most = Math.max(4, innerWidth - wide - 4)
      Object.assign(control.style, {
        left: `${fixedLeft(Math.min(Math.max(left - 6, 4), most))}px`,
        top: `${top - 6}px`,
        width: `${wide}px`,
      })
    }
    control.style.height = 'auto'
    control.style.height = `${control.scrollHeight + 4}px`
    this.#frame = requestAnimationFrame(() => this.#follow(control, node))
  }
}

const look = {
  position: 'fixed',
  zIndex: '2147483647',
  boxSizing: 'border-box',
  margin: '0',
  padding: '4px',
  border: '2px solid #2f6bff',
  borderRadius: '4px',
  overflow: 'hidden',
  resize: 'none',
  color: '#111111',
  background: '#ffffff',
  outline: 'none',
  cursor: 'text',
}

function fontOf(element: Element) {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textAlign } = getComputedStyle(element)
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textAlign }
}
