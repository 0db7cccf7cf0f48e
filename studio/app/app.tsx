import { observer } from 'mobx-react-lite'
import { Editor } from './editor/editor.tsx'
import type { StudioStore } from './state/studio-store.ts'
import { Wall } from './wall/wall.tsx'

/** Studio: the wall of brands, or one brand. */
export const App = observer(function App({ studio }: { studio: StudioStore }) {
  const { failure, id, open, brands, session } = studio
  if (failure)
    return (
      <main className="message">
        <h1>Studio</h1>
        <p role="alert">{failure}</p>
        {id && <a href="#/">All brands</a>}
      </main>
    )
  if (open && session) return <Editor key={open.editor.id} open={open} session={session} isOffline={studio.isOffline} />
  if (!id && brands) return <Wall brands={brands} />
  return (
    <main className="message" aria-busy="true">
      <p>Opening…</p>
    </main>
  )
})
