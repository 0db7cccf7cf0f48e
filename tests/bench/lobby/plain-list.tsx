import { useEffect, useState } from 'react'
import type { Game } from '#api'
import { GameCard } from '#domains/games/parts/game-card.tsx'
import { api, mount } from './page.tsx'

const size = 1000

async function readAll(): Promise<Game[]> {
  const first = await api.list({ size, page: 1 })
  const pages = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, index) =>
    api.list({ size, page: index + 2 }),
  )
  return [first, ...(await Promise.all(pages))].flatMap(({ rows }) => rows)
}

/** Renders every game as an element, and filters on the client. */
void mount(function Plain({ search, onCount }) {
  const [games, setGames] = useState<Game[]>()
  const shown = games?.filter(({ name, providerName }) => `${name} ${providerName}`.toLowerCase().includes(search))
  useEffect(() => void readAll().then(setGames), [])
  const count = shown?.length
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count, onCount])
  return (
    <div className="grid" data-grid>
      {shown?.map((game) => (
        <GameCard
          key={`${game.providerId}/${game.id}`}
          game={game}
          to="/x"
          onFavourite={() => undefined}
          facts="RTP 96%"
        />
      ))}
    </div>
  )
})
