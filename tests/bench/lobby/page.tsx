import '#engine/ui/base.css'
import i18next from 'i18next'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { gamesApi } from '#domains/games/games-api.ts'
import { createHttp } from '#engine/data/http.ts'
import './page.css'

/** The same calls, answers and validation as in the product. */
export const api = gamesApi(createHttp(''))

/** The delay of the product’s search. */
const restMs = 90

interface ListProps {
  /** The search text. */
  search: string
  /** Called when the number of matching games is known. */
  onCount: (count: number) => void
}

/** Mounts a lobby with a field and a list: searches when typing pauses, and reports the count. */
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
