import type { Span } from './positions.ts'

const width = 120

/** Formats the line of a place and the line before it, with the place underlined and a hint after the underline. */
export function frame(text: string, { line, column, length }: Span, hint = ''): string {
  const lines = text.split(/\r?\n/)
  const digits = String(line).length
  const start = column - 1 + length > width ? Math.max(0, column - 1 - width / 2) : 0
  const cut = (source: string) => source.slice(start, start + width).trimEnd()
  const row = (mark: string, label: string, source: string) => `${mark} ${label.padStart(digits)} │ ${source}`.trimEnd()

  const blamed = cut(lines[line - 1] ?? '')
  const before = blamed.slice(0, column - 1 - start).replace(/[^\t]/g, ' ')
  const carets = '^'.repeat(Math.max(1, Math.min(length, blamed.length - before.length)))
  return [
    ...(line > 1 ? [row(' ', String(line - 1), cut(lines[line - 2]!))] : []),
    row('>', String(line), blamed),
    row(' ', '', `${before}${carets}${hint && ` ${hint}`}`),
  ].join('\n')
}
