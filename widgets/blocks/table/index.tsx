import { useId } from 'react'
import type { TableBlock } from '#manifest'
import { SectionTitle } from '#engine/ui/section-title.tsx'
import { useOwnTexts } from '#engine/ui/use-own-texts.ts'
import styles from './table.module.css'

/** A table of texts. Where it is wider than its place, it scrolls within a region that the keyboard reaches. */
export default function Table({ title, header, rows, rowHeader = true }: TableBlock) {
  const { t } = useOwnTexts(title, ...header, ...rows.flatMap(({ cells }) => cells))
  const id = useId()
  return (
    <div className={styles.section}>
      <SectionTitle id={id}>{t(title)}</SectionTitle>
      <div className={styles.region} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {header.map((cell, column) => (
                <th key={`${column} ${cell}`} scope="col">
                  {t(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={`${row} ${cells[0]}`}>
                {cells.map((cell, column) =>
                  rowHeader && column === 0 ? (
                    <th key={cell} scope="row">
                      {t(cell)}
                    </th>
                  ) : (
                    <td key={`${column} ${cell}`}>{t(cell)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
