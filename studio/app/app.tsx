import { observer } from 'mobx-react-lite'
import { Editor } from './editor/editor.tsx'
import type { StudioStore } from './state/studio-store.ts'
import { late } from './ui/late.tsx'
import { LostNotice } from './ui/lost-notice.tsx'
import { Wall } from './wall/wall.tsx'

const CataloguePage = late(() => import('./catalogue/catalogue-page.tsx'))

/** Studio: the wall of brands, or one brand. */
export const App = observer(function App({ studio }: { studio: StudioStore }) {
  const { failure, id, open, brands, session, connection } = studio
  const { lost } = connection
  if (failure)
    return (
      <main className="message">
        <h1>Studio</h1>
        {lost ? <LostNotice lost={lost} /> : <p role="alert">{failure}</p>}
        {id && <a href="#/">All brands</a>}
      </main>
    )
  if (location.pathname === '/catalogue' && brands && session)
    return <CataloguePage brands={brands} session={session} />
  if (open && session) return <Editor key={open.editor.id} open={open} session={session} lost={lost} />
  if (!id && brands && session) return <Wall brands={brands} role={session.role} token={session.previewToken} />
  return <Opening />
})

const Opening = () => (
  <main className="message" aria-busy="true">
    <p>Opening…</p>
  </main>
)
