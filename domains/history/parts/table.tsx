import type { ReactNode } from 'react'
import { classes } from '#engine/ui/classes.ts'
import styles from './history.module.css'

/** A column of a history. */
export interface Column<Row> {
  /** Translated. */
  title: string
  show: (row: Row) => ReactNode
  /** The text in the CSV file. */
  text: (row: Row) => string
  numeric?: boolean
  /** Whether the text must not wrap; on small screens two such columns share a line. */
  short?: boolean
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/**
 * A table; on small screens each row is a card. Explicit roles are needed because the changed `display` removes the
 * native ones.
 */
export function Table<Row extends { id: string }>({ label, columns, rows }: TableProps<Row>) {
  return (
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead role="rowgroup" className={styles.titles}>
          <tr role="row">
            {columns.map(({ title, numeric }) => (
              <th key={title} role="columnheader" scope="col" className={numeric ? styles.numeric : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" className={styles.row}>
              {columns.map(({ title, show, numeric, short }) => (
                <td
                  key={title}
                  role="cell"
                  className={classes(styles.cell, numeric && styles.numeric, short && styles.short)}
                >
                  <span className={styles.title} aria-hidden>
                    {title}
                  </span>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
