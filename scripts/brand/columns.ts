/** Formats rows of cells as aligned lines. The last column is wrapped to the width of the terminal. */
export function columns(rows: string[][], indent = ''): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, indent.length)
  const left = Math.max(40, (process.stdout.columns ?? 120) - before)
  return rows.flatMap((row) => linesOf(row, widths, indent, left)).join('\n')
}

function linesOf(row: string[], widths: number[], indent: string, left: number): string[] {
  const isFull = row.length === widths.length && widths.length > 1
  const [first = '', ...others] = isFull ? wrap(row[row.length - 1]!, left) : row.slice(-1)
  const cells = [...row.slice(0, -1), first].map((cell, column) => cell.padEnd(widths[column]!))
  const margin = widths
    .slice(0, -1)
    .map((width) => ' '.repeat(width + 2))
    .join('')
  return [`${indent}${cells.join('  ')}`.trimEnd(), ...others.map((line) => `${indent}${margin}${line}`)]
}

/** Wraps a text at words to at most `width` characters. */
export function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1]!
    if (line && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}
