import { diff } from 'node:util'

type Line = [mark: ' ' | '-' | '+', text: string]

const context = 3

/** Formats a change like `diff -u`; empty if there is none. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = linesOf(before, after)
  const changed = lines.flatMap(([mark], index) => (mark === ' ' ? [] : [index]))
  if (changed.length === 0) return ''
  return [
    `--- ${file}`,
    `+++ ${file}`,
    ...hunks(changed, lines.length).map(([from, to]) => hunk(lines, from, to)),
  ].join('\n')
}

function linesOf(before: string, after: string): Line[] {
  const marks = { [-1]: '+', [0]: ' ', [1]: '-' } as const
  return diff(split(before), split(after)).map(([operation, text]) => [marks[operation as -1 | 0 | 1], text])
}

/** Marks a last line without a newline, like git. */
function split(text: string): string[] {
  const lines = text.split('\n')
  const last = lines.pop()!
  return last ? [...lines, `${last}\n\\ No newline at end of file`] : lines
}

/** Returns the ranges to show, including context; ranges that touch are merged. */
function hunks(changed: number[], length: number): [from: number, to: number][] {
  const found: [number, number][] = []
  for (const index of changed) {
    const last = found[found.length - 1]
    const to = Math.min(length, index + context + 1)
    if (last && index - context <= last[1]) last[1] = to
    else found.push([Math.max(0, index - context), to])
  }
  return found
}

function hunk(lines: Line[], from: number, to: number): string {
  const count = (all: Line[], other: '-' | '+') => all.filter(([mark]) => mark !== other).length
  const range = (other: '-' | '+') => {
    const size = count(lines.slice(from, to), other)
    return `${count(lines.slice(0, from), other) + (size > 0 ? 1 : 0)},${size}`
  }
  const shown = lines.slice(from, to).map(([mark, text]) => `${mark}${text}`)
  return [`@@ -${range('+')} +${range('-')} @@`, ...shown].join('\n')
}
