import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { EditorStore } from '../state/editor-store.ts'
import { allowed } from './allowed.ts'
import { sizeOf } from './devices.ts'
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
  const [loads, setLoads] = useState(0)
  useEffect(() => preview.connect(frame.current!, token, on), [preview, token, on, loads])
  const { width, isTurned, lost, refused, ms, isReady, origin, number } = preview
  const [path] = useState(preview.path)
  const name = number === 1 ? 'Preview' : `Preview ${number}`
  return (
    <section className="preview" aria-label={name}>
      {bar}
      {lost && (
        <p role="alert" className="preview-lost">
          {lost}{' '}
          <button type="button" className="button small" onClick={() => setLoads(loads + 1)}>
            Load it again
          </button>
        </p>
      )}
      <Stage {...sizeOf(width, isTurned)}>
        <iframe
          key={`${token} ${loads}`}
          ref={frame}
          src={`${origin}${path}`}
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
