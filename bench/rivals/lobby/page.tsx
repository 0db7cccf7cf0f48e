import '../../../engine/ui/base.css'
import i18next from 'i18next'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { gamesCalls } from '../../../schemas/generated/calls/games.ts'
import { createHttp } from '../../../engine/data/http.ts'
import './page.css'

/** The product’s own calls and response checks. */
export const api = gamesCalls(createHttp(''))

/** The delay of the product’s search, in milliseconds. */
const restMs = 90

interface ListProps {
  /** The search text. */
  search: string
  /** Reports how many games match. */
  onCount: (count: number) => void
}

/** Mounts a lobby of a search field, which waits until typing stops, a list and the number of matches. */
export async function mount(List: ComponentType<ListProps>) {
  const texts = await (await fetch('/locales/en/common.json')).json()
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common: texts } } })
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Lobby List={List} />)
}

function Lobby({ List }: { List: ComponentType<ListProps> }) {
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [found, setFound] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  const tell = useCallback((count: number) => setFound(`${count} for “${search}”`), [search])
  return (
    <MemoryRouter>
      <main>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        <p role="status">{found}</p>
        <List search={search} onCount={tell} />
      </main>
    </MemoryRouter>
  )
}
