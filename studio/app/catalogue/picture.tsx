import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { connectPreview } from '../../preview/connection.ts'
import type { PreviewContext } from '../../preview/protocol.ts'
import { allowed } from '../preview/allowed.ts'
import { Stage } from '../preview/stage.tsx'
import { takeTurn } from './turns.ts'

/** What a picture shows: a manifest on a page, for somebody. */
export interface Scene {
  manifest: Manifest
  path: string
  context: PreviewContext
  /** What is called up; null for nothing. */
  show: string | null
  /** Whether it shows what the brand does not have. */
  isSample?: boolean
}

interface PictureProps {
  /** The preview’s origin. */
  origin: string
  token: string
  /** Returns what it shows; asked for when it comes into view. Another function is another picture. */
  load: () => Scene | Promise<Scene>
  /** The width of the page in it, in pixels. */
  width: number
  title: string
  /** Whether it can be used, or is only looked at. */
  isLive?: boolean
  /** What stands there until the page is on the screen. */
  children?: ReactNode
}

/** The running brand made small, marked where it is a sample. It starts when it comes into view, and ends when it leaves it. */
export function Picture({ origin, token, load, width, title, isLive = false, children }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const started = useRef(() => {})
  const [isWanted, setIsWanted] = useState(false)
  const [scene, setScene] = useState<Scene | null>(null)
  const [state, setState] = useState<'starting' | 'ready' | 'lost'>('starting')

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setIsWanted(entry!.isIntersecting), { rootMargin: '120px' })
    watcher.observe(place.current!)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const receive = (next: Scene) => !isOver && setScene(next)
    started.current = takeTurn(() => void Promise.resolve(load()).then(receive, () => setState('lost')))
    return () => {
      isOver = true
      started.current()
      setScene(null)
      setState('starting')
    }
  }, [isWanted, load])

  const tell = (next: 'ready' | 'lost') => {
    setState(next)
    started.current()
  }
  return (
    <>
      <div className="picture" ref={place} data-state={state} inert={!isLive}>
        {state !== 'ready' && (children ?? (state === 'lost' ? <p className="quiet">There is no preview.</p> : null))}
        {scene && (
          <Stage width={width}>
            <SceneFrame origin={origin} token={token} scene={scene} title={title} onState={tell} />
          </Stage>
        )}
      </div>
      {scene?.isSample && <p className="sample-mark">Sample content</p>}
    </>
  )
}

interface FrameProps extends Pick<PictureProps, 'origin' | 'token' | 'title'> {
  scene: Scene
  onState: (state: 'ready' | 'lost') => void
}

function SceneFrame({ origin, token, scene, title, onState }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef(onState)
  useEffect(() => {
    const { manifest, context, show } = scene
    const connection = connectPreview(frame.current!, {
      origin,
      token,
      manifest,
      context,
      on: {
        ready: () => {},
        applied: () => tell.current('ready'),
        selected: () => {},
        texts: () => {},
        clicked: () => {},
        typed: () => {},
        field: () => {},
        state: () => {},
        refused: ({ reloads }) => reloads || tell.current('lost'),
        lost: () => tell.current('lost'),
      },
    })
    if (show !== null) connection.show(show)
    return () => connection[Symbol.dispose]()
  }, [origin, token, scene])
  return <iframe ref={frame} src={origin + scene.path} title={title} sandbox={allowed} />
}
