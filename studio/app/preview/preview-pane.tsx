import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditorStore } from '../state/editor-store.ts'
import { PreviewBar } from './preview-bar.tsx'
import type { PreviewStore } from './preview-store.ts'

/** What a preview may do: all that a site may, except to lead Studio’s own page elsewhere. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

interface PaneProps {
  editor: EditorStore
  preview: PreviewStore
  token: string
  onSelect: (pointer: string) => void
}

/** The brand itself, as any player would see it, on an origin of its own. */
export const PreviewPane = observer(function PreviewPane({ editor, preview, token, onSelect }: PaneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  useEffect(() => preview.connect(frame.current!, token, onSelect), [preview, token, onSelect, loads])
  const { width, lost, refused, ms, isReady } = preview
  return (
    <section className="preview" aria-label="Preview">
      <PreviewBar preview={preview} />
      {lost && (
        <p role="alert" className="preview-lost">
          {lost}{' '}
          <button type="button" className="button small" onClick={() => setLoads(loads + 1)}>
            Load it again
          </button>
        </p>
      )}
      <Stage width={width}>
        <iframe
          key={loads}
          ref={frame}
          src={`${editor.preview}/`}
          title={`Preview of ${editor.id}`}
          sandbox={allowed}
        />
      </Stage>
      <p className="preview-state quiet" role="status">
        {refused || (isReady ? `${preview.path}${ms > 0 ? ` · shown in ${Math.round(ms)} ms` : ''}` : 'Connecting…')}
      </p>
    </section>
  )
})

/** A frame of a width of its own is made smaller where it does not fit. */
function Stage({ width, children }: { width: number; children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { clientWidth, clientHeight } = stage.current!
      const scale = width === 0 ? 1 : Math.min(1, clientWidth / width)
      Object.assign(inner.current!.style, {
        width: width === 0 ? '100%' : `${width}px`,
        height: `${clientHeight / scale}px`,
        transform: scale === 1 ? '' : `scale(${scale})`,
      })
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(stage.current!)
    fit()
    return () => watcher.disconnect()
  }, [width])
  return (
    <div className="stage" ref={stage} data-narrow={width > 0 || undefined}>
      <div className="stage-inner" ref={inner}>
        {children}
      </div>
    </div>
  )
}
