import { useVirtualizer } from '@tanstack/react-virtual'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TextRow } from './rows.ts'
import { TextCell } from './text-cell.tsx'
import type { TextsStore } from './texts-store.ts'

interface TableProps {
  texts: TextsStore
  editor: EditorStore
  preview: PreviewStore
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const rowHeight = 62

/** Keys × languages. Only the rows that are on the screen are in the page. */
export const TextTable = observer(function TextTable({ texts, editor, preview }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { found, columns, asked } = texts
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => found[index]!.id,
    overscan: 6,
  })
  const focus = (index: number, column: number) => {
    virtual.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-column="${column}"]`)?.focus(),
    )
  }
  const show = useEffectEvent((wanted: string) => {
    const index = found.findIndex(({ id }) => id === wanted)
    if (index >= 0) focus(index, Math.max(0, columns.indexOf(preview.context.language)))
  })
  useEffect(() => show(asked.id), [asked])
  const move = (event: KeyboardEvent, index: number, column: number) => {
    const by = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !found[index + by]) return
    event.preventDefault()
    focus(index + by, column)
  }
  const enter = (row: TextRow, language: string) => {
    texts.activate(row.id)
    if (preview.context.language !== language) preview.change({ language })
    preview.texts.outline(row.id)
  }
  return (
    <div className="text-table" role="table" aria-label="Texts" aria-rowcount={found.length + 1} ref={scroller}>
      <Columns count={columns.length}>
        <div role="row" aria-rowindex={1} className="text-row text-head">
          <span role="columnheader">Key</span>
          {columns.map((language) => (
            <span key={language} role="columnheader">
              {names.of(language)} <span className="quiet">{language}</span>
            </span>
          ))}
        </div>
        <Rows height={virtual.getTotalSize()}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = found[index]!
            return (
              <Placed key={key} start={start} index={index} measure={virtual.measureElement}>
                <span role="rowheader" className="text-key">
                  <code>{row.key}</code>
                  <span className="quiet">
                    {row.namespace}
                    {row.form && ` · ${row.form}`}
                    {texts.onPage.has(row.id) && ' · on this page'}
                  </span>
                </span>
                {columns.map((language, column) => (
                  <TextCell
                    key={language}
                    texts={texts}
                    editor={editor}
                    row={row}
                    language={language}
                    column={column}
                    onFocus={() => enter(row, language)}
                    onKeyDown={(event) => move(event, index, column)}
                  />
                ))}
              </Placed>
            )
          })}
        </Rows>
      </Columns>
      {found.length === 0 && <p className="quiet text-none">{emptyWords(texts)}</p>}
    </div>
  )
})

function emptyWords({ filter, words }: TextsStore): string {
  if (words.trim()) return 'No text has these words.'
  if (filter === 'missing') return 'Nothing is missing: every text is there in every language of the brand.'
  if (filter === 'own') return 'This brand changes no text: all of them are the product’s.'
  return filter === 'page' ? 'The preview shows no text that is known here.' : 'There are no texts.'
}

/** Sets the columns’ widths. The policy of the page allows styles that scripts set. */
function Columns({ count, children }: { count: number; children: React.ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => body.current!.style.setProperty('--columns', String(count)), [count])
  return (
    <div className="text-body" role="rowgroup" ref={body}>
      {children}
    </div>
  )
}

function Rows({ height, children }: { height: number; children: React.ReactNode }) {
  return (
    <div role="presentation" className="text-rows" style={{ height }}>
      {children}
    </div>
  )
}

interface PlacedProps {
  start: number
  index: number
  measure: (element: HTMLElement | null) => void
  children: React.ReactNode
}

function Placed({ start, index, measure, children }: PlacedProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      className="text-row"
      style={{ transform: `translateY(${start}px)` }}
    >
      {children}
    </div>
  )
}
