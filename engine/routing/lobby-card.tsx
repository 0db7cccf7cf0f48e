import { observer } from 'mobx-react-lite'
import { generatePath } from 'react-router-dom'
import type { Game } from '#api'
import { useErrorText } from '../forms/use-error-text.ts'
import { useStores } from '../stores/stores.ts'
import { GameCard } from '../ui/game-card.tsx'
import { useAccess } from './registry-context.ts'

/** A game’s card: a link while game pages are open to this player, with the favourite button for a signed-in one. */
export const LobbyCard = observer(function LobbyCard({ game }: { game: Game }) {
  const { manifest, session } = useStores()
  const key = { providerId: game.providerId, gameId: game.id }
  const to = useAccess().isOpen('GAME') ? generatePath(manifest.pages.GAME.path, key) : undefined
  return session.user ? <PlayersCard game={game} to={to} /> : <GameCard game={game} to={to} />
})

const PlayersCard = observer(function PlayersCard({ game, to }: { game: Game; to?: string }) {
  const { favourites, toasts } = useStores()
  const errorText = useErrorText()
  const key = { providerId: game.providerId, gameId: game.id }
  const toggle = () => favourites.toggle(key).catch((error: unknown) => toasts.show('error', errorText(error)))
  return <GameCard game={game} to={to} favourite={favourites.has(key)} onFavourite={() => void toggle()} />
})
