import { parse, unparse, type ParseError } from 'papaparse'
import type { TextRow } from '../rows.ts'
import { BrokenFile, type SheetText } from './sheet.ts'

const columns = ['namespace', 'key']

/** A spreadsheet would run what starts so; it is exported after an apostrophe, which an import removes. */
const formula = /^'(?=[=+\-@\t\r])/

/** Writes rows as CSV, with a column for each language. The first characters tell spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly TextRow[], languages: readonly string[], textAt: TextAt): string {
  const data = rows.map((row) => [row.namespace, row.key, ...languages.map((language) => textAt(row, language))])
  return `\ufeff${unparse({ fields: [...columns, ...languages], data }, { escapeFormulae: true })}\r\n`
}

/** Returns the text of a row in a language; empty if there is none. */
export type TextAt = (row: TextRow, language: string) => string

/** Reads the texts of a CSV file, whose first line names the columns. Throws `BrokenFile`. */
export function readCsv(file: string, languages: readonly string[]): SheetText[] {
  const { data, errors, meta } = parse<Record<string, string>>(file, { header: true, skipEmptyLines: 'greedy' })
  const fields = meta.fields ?? []
  const absent = columns.filter((name) => !fields.includes(name))
  if (absent.length > 0)
    throw new BrokenFile(`The first line has no column ${absent.map((name) => `“${name}”`).join(' and ')}.`)
  const [error] = errors
  if (error) throw new BrokenFile(`${placeOf(error)}${sentences[error.code] ?? error.message}`)
  const others = fields.filter((name) => !columns.includes(name) && !languages.includes(name))
  if (others.length > 0)
    throw new BrokenFile(
      `The column “${others[0]!.slice(0, 40)}” is no language of this brand. It has ${languages.join(', ')}.`,
    )
  return data.flatMap((record, index) =>
    fields
      .filter((name) => languages.includes(name))
      .map((language) => ({
        namespace: record.namespace!.trim(),
        key: record.key!.trim(),
        language,
        text: record[language]!.replace(formula, ''),
        place: `Row ${index + 2}`,
      })),
  )
}

/** Rows are counted from the first line on where quotes are wrong, and from the second one otherwise. */
const placeOf = ({ row, type }: ParseError) => (row === undefined ? '' : `Row ${row + (type === 'Quotes' ? 1 : 2)}: `)

const sentences: Record<string, string> = {
  MissingQuotes: 'a quotation mark is opened and never closed.',
  InvalidQuotes: 'there is something after a closing quotation mark.',
  TooFewFields: 'it has fewer columns than the first line.',
  TooManyFields: 'it has more columns than the first line: put texts with commas into quotation marks.',
  UndetectableDelimiter: 'The columns are not separated by commas, semicolons or tabs.',
}
