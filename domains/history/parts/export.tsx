import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { historyStore, type Histories } from '../history-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { toAddress, type Period } from '../period.ts'
import type { Column } from './table.tsx'

interface ExportProps<Name extends keyof Histories> {
  name: Name
  query: Histories[Name]['query']
  columns: readonly Column<Histories[Name]['row']>[]
  period: Period
}

/** Saves all matching rows as a CSV file. */
export function Export<Name extends keyof Histories>({ name, query, columns, period }: ExportProps<Name>) {
  const { toasts } = useStores()
  const { t } = useTranslation('history')
  const history = useStore(historyStore)
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const notice = toasts.show('default', t('saving'), true)
    try {
      const rows = await history.all(name, query)
      const lines = rows.map((row) => columns.map(({ text }) => text(row)))
      download(
        `${name}-${toAddress(period.from)}-${toAddress(period.to)}.csv`,
        'text/csv;charset=utf-8',
        toCsv([columns.map(({ title }) => title), ...lines]),
      )
      toasts.update(notice, 'success', t('saved'))
    } catch (error) {
      toasts.update(notice, 'error', errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="quiet" aria-disabled={busy || undefined} onClick={() => !busy && void save()}>
      {t(busy ? 'saving' : 'save')}
    </Button>
  )
}

/** Quotes a cell if needed. A leading apostrophe keeps spreadsheets from running text as a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Formats rows as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** Saves a text as a file. */
function download(name: string, type: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
