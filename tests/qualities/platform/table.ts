import { isDeepStrictEqual } from 'node:util'

/** The result of one mutation of one response. */
export interface Cell {
  answer: string
  kind: string
  name: string
  wrong: string[]
}

/** Says how large the table is, and how many of its cells fail. */
export function summary(title: string, cells: readonly Cell[]): string {
  const count = (values: string[]) => new Set(values).size
  const answers = count(cells.map(({ answer }) => answer))
  const kinds = count(cells.map(({ kind }) => kind))
  return `${title}: ${answers} × ${kinds} kinds of mutations, ${cells.length} cells, ${cells.filter(isFailing).length} failing`
}

const isFailing = ({ wrong }: Cell) => wrong.length > 0

/** Lists the failing cells of an answer. */
export const failing = (cells: readonly Cell[]): string[] =>
  cells.filter(isFailing).map(({ kind, name, wrong }) => `${kind}, ${name}: ${wrong.join('; ')}`)

/** Says where a value differs from what it has to be; empty where it does not. */
export function difference(value: unknown, expected: unknown, path = ''): string[] {
  if (isDeepStrictEqual(value, expected)) return []
  const both = [value, expected]
  if (!both.every((each) => typeof each === 'object' && each !== null && Array.isArray(each) === Array.isArray(value)))
    return [`${path || 'the whole'} is ${json(value)}, not ${json(expected)}`]
  const [got, wanted] = both as Record<string, unknown>[]
  const keys = new Set([...Object.keys(got!), ...Object.keys(wanted!)])
  return [...keys].flatMap((key) => difference(got![key], wanted![key], path ? `${path}.${key}` : key)).slice(0, 3)
}

/** Compares values whatever their order. */
export const differentSet = (values: unknown[], expected: unknown[]): string[] =>
  isDeepStrictEqual(values.map(json).sort(), expected.map(json).sort())
    ? []
    : [`${json(values)}, not ${json(expected)}`]

const json = (value: unknown) => JSON.stringify(value) ?? 'nothing'
