import type { TextRow } from '../rows.ts'
import type { TextAt } from './csv.ts'
import { BrokenFile, type SheetText } from './sheet.ts'
import { treeOf, type XmlElement } from './xml.ts'

const space = 'urn:oasis:names:tc:xliff:document:1.2'

// oxlint-disable-next-line no-control-regex -- XML has no such characters.
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(noXml, '').replace(/[&<>"]/g, (sign) => escapes[sign]!)

/** Writes rows as XLIFF 1.2 to be translated from one language into another: a `file` for each namespace. */
export function xliffOf(rows: readonly TextRow[], [from, to]: readonly [string, string], textAt: TextAt): string {
  const namespaces = [...new Set(rows.map(({ namespace }) => namespace))]
  const units = (namespace: string) => rows.filter((row) => row.namespace === namespace).map(unitOf)
  function unitOf(row: TextRow): string[] {
    const target = textAt(row, to)
    return [
      `      <trans-unit id="${escaped(row.key)}" xml:space="preserve">`,
      `        <source>${escaped(sourceOf(row, from, textAt))}</source>`,
      `        <target state="${target ? 'translated' : 'needs-translation'}">${escaped(target)}</target>`,
      ...(row.form ? [`        <note>Plural form: ${row.form}</note>`] : []),
      '      </trans-unit>',
    ]
  }
  const files = namespaces.flatMap((namespace) => [
    `  <file original="${escaped(namespace)}" datatype="plaintext" source-language="${from}" target-language="${to}">`,
    '    <body>',
    ...units(namespace).flat(),
    '    </body>',
    '  </file>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${space}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n')
}

/** Returns what a text is translated from: the form “other” where the language has no such plural form. */
export const sourceOf = (row: TextRow, language: string, textAt: TextAt): string =>
  textAt(row, language) ||
  (row.form ? textAt({ ...row, key: row.key.replace(/_[a-z]+$/, '_other'), form: 'other' }, language) : '')

/** Reads the targets of an XLIFF 1.2 file. Throws `BrokenFile`. */
export function readXliff(file: string, languages: readonly string[]): SheetText[] {
  const root = rootOf(file)
  if (root.name !== 'xliff') throw new BrokenFile('This is XML, but no XLIFF: its root is no <xliff>.')
  if (root.attributes.version !== '1.2')
    throw new BrokenFile(`This is XLIFF ${root.attributes.version ?? 'without a version'}; export it as version 1.2.`)
  const files = elements(root, 'file')
  if (files.length === 0) throw new BrokenFile('This XLIFF has no <file>.')
  return files.flatMap((each) => textsOf(each, languages))
}

function rootOf(file: string): XmlElement {
  try {
    return treeOf(file)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new BrokenFile(`This is no valid XML: ${error.message}`)
  }
}

function textsOf(file: XmlElement, languages: readonly string[]): SheetText[] {
  const { original = '', 'source-language': from = '', 'target-language': to = '' } = file.attributes
  const language = languages.find((each) => each === to || to.startsWith(`${each}-`))
  if (!language)
    throw new BrokenFile(`Its target language is “${to}”. The languages of this brand are ${languages.join(', ')}.`)
  return units(file).map((unit) => {
    const [[source], [target]] = [elements(unit, 'source'), elements(unit, 'target')]
    const inner = [source, target].flatMap((each) => each?.elements ?? [])
    const place = `“${unit.attributes.id ?? ''}”`
    if (inner.length > 0) throw new BrokenFile(`${place} has elements inside its text. Texts here are plain.`)
    return {
      namespace: original,
      key: unit.attributes.id ?? '',
      language,
      text: target?.text ?? '',
      ...(source && { source: { language: from, text: source.text } }),
      place,
    }
  })
}

/** Units may be in groups. */
const units = (holder: XmlElement): XmlElement[] =>
  ['body', 'group'].flatMap((name) => elements(holder, name).flatMap(units)).concat(elements(holder, 'trans-unit'))

const elements = (holder: XmlElement, name: string) => holder.elements.filter((each) => each.name === name)
