import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Changed } from '../../shared/calls.ts'
import { refusalOf } from '../../shared/roles.ts'
import { readChanges } from '../calls/api.ts'
import { Coming } from '../publish/coming.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { Effects } from './effects.tsx'

const delay = 200

/** What the unsaved text changes: for players, and in the file. */
export const ChangesPanel = observer(function ChangesPanel({ editor }: { editor: EditorStore }) {
  const { id, text, isChanged, base } = editor
  const [changed, setChanged] = useState<Changed | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      readChanges(id, text).then(
        (next) => {
          setChanged(next)
          setFailure('')
        },
        (error: Error) => setFailure(error.message),
      )
    }, delay)
    return () => clearTimeout(timer)
  }, [id, text, base])
  return (
    <>
      <h2>Changes</h2>
      {failure && (
        <p role="alert" className="bad">
          {failure}
        </p>
      )}
      {!isChanged && <p>Everything is saved.</p>}
      {isChanged && (
        <>
          <p className="row">
            <button type="button" className="button" onClick={editor.discard}>
              Discard all changes
            </button>
          </p>
          <Coming
            id={id}
            schedule={changed?.coming ?? []}
            madeLive="nothing"
            why={refusalOf(editor.role, 'publish')}
            onChange={() => void readChanges(id, text).then(setChanged, (error: Error) => setFailure(error.message))}
          />
          <h3>What players will notice</h3>
          {changed && effectsOf(changed).length === 0 && <p className="quiet">Nothing.</p>}
          {changed?.brands
            ? changed.brands
                .filter(({ effects }) => effects.length > 0)
                .map(({ id: brand, effects }) => (
                  <section key={brand} aria-label={brand}>
                    <h3>{brand}</h3>
                    <Effects effects={effects} manifest={editor.manifest} />
                  </section>
                ))
            : changed && <Effects effects={changed.effects} manifest={editor.manifest} />}
          <h3>Lines of the file</h3>
          {changed && <DiffText text={changed.diff} />}
        </>
      )}
    </>
  )
})

const effectsOf = ({ effects, brands = [] }: Changed) => [...effects, ...brands.flatMap((each) => each.effects)]

const kindOf = (line: string) => ({ '+': 'added', '-': 'removed', '@': 'place' })[line.charAt(0)] ?? 'same'

function DiffText({ text }: { text: string }) {
  const lines = text.split('\n').slice(2)
  return (
    <pre className="diff" tabIndex={0} aria-label="Changed lines">
      {lines.map((line, index) => (
        <span key={index} data-kind={kindOf(line)}>
          {`${line}\n`}
        </span>
      ))}
    </pre>
  )
}
