import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { kindAt } from '../content/kinds.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { allowed } from './allowed.ts'
import { sizeOf } from './devices.ts'
import { keepFocus } from './keep-focus.ts'
import type { OnPreview, PreviewStore } from './preview-store.ts'
import { Stage } from './stage.tsx'

interface PaneProps {
  editor: EditorStore
  preview: PreviewStore
  token: string
  on: OnPreview
  /** What stands above it. */
  bar?: ReactNode
}

/** The brand itself, as any player would see it, on an origin of its own. */
export const PreviewPane = observer(function PreviewPane({ editor, preview, token, on, bar }: PaneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLElement>(null)
  // The frame loads a page once; from then on the page itself goes on.
  const [load, setLoad] = useState({ number: 0, path: preview.path })
  useEffect(() => preview.connect(frame.current!, token, on), [preview, token, on, load])
  useEffect(() => keepFocus(frame.current!, () => kindAt(editor.selected) !== undefined), [editor, token, load])
  useLayoutEffect(() => {
    const measure = () => preview.receivePlace(pane.current!.clientWidth)
    const watcher = new ResizeObserver(measure)
    watcher.observe(pane.current!)
    measure()
    return () => watcher.disconnect()
  }, [preview])
  const { width, isTurned, lost, refused, ms, isReady, origin, number } = preview
  const name = number === 1 ? 'Preview' : `Preview ${number}`
  return (
    <section ref={pane} className="preview" aria-label={name}>
      {bar}
      {lost && (
        <p role="alert" className="preview-lost">
          {lost}{' '}
          <button
            type="button"
            className="button small"
            onClick={() => setLoad({ number: load.number + 1, path: preview.path })}
          >
            Load it again
          </button>
        </p>
      )}
      <Stage {...sizeOf(width, isTurned)}>
        <iframe
          key={`${token} ${load.number}`}
          ref={frame}
          src={`${origin}${load.path}`}
          title={`${name} of ${editor.id}`}
          sandbox={allowed}
        />
      </Stage>
      <p className="preview-state quiet" role="status">
        {refused || (isReady ? `${preview.path}${ms > 0 ? ` · shown in ${Math.round(ms)} ms` : ''}` : 'Connecting…')}
      </p>
    </section>
  )
})
