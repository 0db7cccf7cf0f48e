import { useEffect, useRef, useState } from 'react'
import { connectPreview } from '../../preview/connection.ts'
import { visitorContext } from '../../preview/protocol.ts'
import { readVersion } from '../calls/api.ts'
import type { EditorStore } from '../state/editor-store.ts'

/** A picture is the brand’s main page at this width, made smaller. */
const width = 1280

interface PictureProps {
  editor: EditorStore
  token: string
  version: number
}

/** As that of the preview: the page is on another origin, which stays its own. */
const allowed = 'allow-scripts allow-same-origin'

/** The host of pictures: a visitor’s, whoever is signed in in the preview. */
function originOf({ preview }: EditorStore): string {
  const address = new URL(preview)
  return `${address.protocol}//8.${address.host}`
}

/** A version as visitors see it: its manifest in a preview that nobody can use. It is loaded when it is scrolled to. */
export function VersionPicture({ editor, token, version }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [state, setState] = useState('')
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((each) => each.isIntersecting) && setIsNear(true),
    )
    watcher.observe(place.current!)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return undefined
    const scale = place.current!.clientWidth / width
    frame.current!.style.transform = `scale(${scale})`
    let end = () => {}
    let isOver = false
    readVersion(editor.id, version).then(
      (manifest) => {
        if (isOver) return
        const context = { ...visitorContext, theme: manifest.theme.default, language: manifest.languages[0] }
        const nothing = () => {}
        const connection = connectPreview(frame.current!, {
          origin: originOf(editor),
          token,
          manifest,
          context,
          on: {
            ready: nothing,
            selected: nothing,
            texts: nothing,
            clicked: nothing,
            typed: nothing,
            field: nothing,
            state: nothing,
            applied: () => setState('shown'),
            refused: ({ reason }) => setState(reason),
            lost: setState,
          },
        })
        end = () => connection[Symbol.dispose]()
      },
      (error: Error) => setState(error.message),
    )
    return () => {
      isOver = true
      end()
    }
  }, [isNear, editor, token, version])
  return (
    <div className="version-picture" ref={place} data-state={state === 'shown' ? 'shown' : undefined}>
      {isNear && (
        <iframe
          ref={frame}
          src={`${originOf(editor)}/`}
          title={`Version ${version}`}
          inert
          tabIndex={-1}
          sandbox={allowed}
        />
      )}
      {state !== 'shown' && <p className="quiet">{state || 'Drawing…'}</p>}
    </div>
  )
}
