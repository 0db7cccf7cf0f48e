import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { Pick } from '../../ui/pick.tsx'
import type { TextRow } from '../rows.ts'
import type { TextsStore } from '../texts-store.ts'
import { csvOf } from './csv.ts'
import { xliffOf } from './xliff.ts'

interface ExportProps {
  texts: TextsStore
  /** The name of the file. */
  name: string
}

/** Writes the texts into a file for translators. */
export const ExportForm = observer(function ExportForm({ texts, name }: ExportProps) {
  const { languages } = texts
  const [format, setFormat] = useState('csv')
  const [from, setFrom] = useState(languages.includes('en') ? 'en' : (languages[0] ?? 'en'))
  const [to, setTo] = useState(languages.find((each) => each !== from) ?? from)
  const [isPart, setIsPart] = useState(false)
  const options = languages.map((each) => [each, each] as const)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const rows = isPart ? texts.found : texts.rows
    const textAt = (row: TextRow, language: string) => texts.cell(row, language).text
    if (format === 'csv') {
      download(`${name}-texts.csv`, 'text/csv', csvOf(rows, languages, textAt))
    } else {
      const needed = rows.filter((row) => texts.cell(row, to).from !== 'unused')
      download(`${name}-${from}-${to}.xlf`, 'application/xliff+xml', xliffOf(needed, [from, to], textAt))
    }
  }
  return (
    <form onSubmit={save}>
      <h3>Export</h3>
      <div className="row">
        <Pick
          label="Format"
          value={format}
          options={[
            ['csv', 'CSV, all languages'],
            ['xliff', 'XLIFF 1.2, one language'],
          ]}
          onChange={setFormat}
        />
        {format === 'xliff' && (
          <>
            <Pick label="From" value={from} options={options} onChange={setFrom} />
            <Pick label="To" value={to} options={options} onChange={setTo} />
          </>
        )}
        <label className="check">
          <input type="checkbox" checked={isPart} onChange={({ target }) => setIsPart(target.checked)} /> Only the{' '}
          {texts.found.length} texts of the table
        </label>
        <button type="submit" className="button">
          Export
        </button>
      </div>
    </form>
  )
})

function download(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
