import { observer } from 'mobx-react-lite'
import { useId, useState, type KeyboardEvent } from 'react'
import { rightToLeft } from '../../../schemas/generated/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { pointerOf, type TextRow } from './rows.ts'
import type { TextsStore } from './texts-store.ts'

interface CellProps {
  texts: TextsStore
  editor: EditorStore
  row: TextRow
  language: string
  column: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A text in one language. An empty one is that of the product again once the cell is left. */
export const TextCell = observer(function TextCell(props: CellProps) {
  const { texts, editor, row, language, column, onFocus, onKeyDown } = props
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const { text, from } = texts.cell(row, language)
  const problems = editor.checks.at(pointerOf(row, language))
  if (from === 'unused')
    return (
      <span role="cell" className="text-cell quiet">
        Not used in this language
      </span>
    )
  const change = (next: string) => {
    setTyped(next)
    if (next !== '') texts.set(row, language, next)
  }
  const leave = () => {
    if (typed === '') texts.set(row, language, '')
    setTyped(null)
    editor.endStep()
  }
  const words = problems.length > 0 ? problems.map(({ message }) => message).join(' ') : stateWords[from]
  return (
    <span role="cell" className="text-cell" data-from={from}>
      <textarea
        rows={1}
        lang={language}
        dir={rightToLeft.some((each) => each === language) ? 'rtl' : 'ltr'}
        aria-label={`${row.id} in ${language}`}
        aria-describedby={words ? id : undefined}
        aria-invalid={problems.length > 0 || undefined}
        data-column={column}
        disabled={!editor.isJson}
        value={typed ?? text}
        onChange={({ target }) => change(target.value)}
        onFocus={onFocus}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {words && (
        <span id={id} className={problems.length > 0 ? 'bad' : from === 'missing' ? 'warn' : 'quiet'}>
          {words}
        </span>
      )}
      {from === 'own' && (
        <IconButton
          icon="reset"
          label={`Back to the text before: ${row.id} in ${language}`}
          onClick={() => texts.reset(row, language)}
        />
      )}
    </span>
  )
})

const stateWords = { own: 'Changed here', inherited: 'From a parent', product: '', missing: 'Missing' }
