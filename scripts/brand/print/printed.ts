import { inline } from '#manifest-tools/json/inline.ts'
import { child, isObject } from '#manifest-tools/json/pointer.ts'

interface Line {
  text: string
  note: string
}

/** Formats JSON with short values on one line. `noteOf` returns a note for each value, added at the end of its line. */
export function printed(value: unknown, noteOf?: (pointer: string) => string): string {
  const width = noteOf ? 88 : 100
  const lines = new Printer(width, noteOf ?? (() => '')).lines(value, '', '', '', '')
  const column = Math.min(width, Math.max(...lines.map(({ text }) => text.length)))
  return lines.map(({ text, note }) => (note ? `${text.padEnd(column)}  // ${note}` : text)).join('\n')
}

class Printer {
  private readonly width: number
  private readonly noteOf: (pointer: string) => string

  constructor(width: number, noteOf: (pointer: string) => string) {
    this.width = width
    this.noteOf = noteOf
  }

  lines(value: unknown, pointer: string, indent: string, before: string, after: string): Line[] {
    const start = indent + before
    const [first = '', ...others] = new Set(this.notes(value, pointer))
    const short = `${start}${inline(value)}${after}`
    const children = entries(value)
    if (children.length === 0 || (others.length === 0 && pointer && short.length <= this.width))
      return [{ text: short, note: first }]
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    return [
      { text: `${start}${open}`, note: Array.isArray(value) ? this.noteOf(pointer) : '' },
      ...children.flatMap(([key, each], index) => {
        const label = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
        return this.lines(each, child(pointer, key), `${indent}  `, label, index < children.length - 1 ? ',' : '')
      }),
      { text: `${indent}${close}${after}`, note: '' },
    ]
  }

  private notes(value: unknown, pointer: string): string[] {
    const children = entries(value)
    return children.length > 0
      ? children.flatMap(([key, each]) => this.notes(each, child(pointer, key)))
      : [this.noteOf(pointer)]
  }
}

const entries = (value: unknown): [string, unknown][] =>
  isObject(value) || Array.isArray(value) ? Object.entries(value) : []
