import { favouriteStore } from '../favourite-store.ts'
import { observer } from 'mobx-react-lite'
import type { HTMLAttributes, ReactNode } from 'react'
import { generatePath } from 'react-router-dom'
import type { Game } from '#api'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { GameCard } from './game-card.tsx'
import { useAccess } from '#engine/routing/use-access.ts'

interface LobbyCardProps {
  game: Game
  facts?: ReactNode
  first?: boolean
  item?: HTMLAttributes<HTMLElement>
}

/** A game card with the favourite button; a link if game pages are open to this player. */
export const LobbyCard = observer(function LobbyCard(props: LobbyCardProps) {
  const { manifest, session } = useStores()
  const { id, providerId } = props.game
  const to = useAccess().isOpen('GAME') ? generatePath(manifest.pages.GAME.path, { providerId, gameId: id }) : undefined
  const Card = session.user ? PlayersCard : VisitorsCard
  return <Card {...props} to={to} />
})

interface CardProps extends LobbyCardProps {
  to?: string | undefined
}

/** A visitor’s favourites are stored in this browser and cannot fail, so no error texts are loaded. */
const VisitorsCard = observer(function VisitorsCard(props: CardProps) {
  const favourites = useStore(favouriteStore)
  const key = keyOf(props.game)
  return <GameCard {...props} favourite={favourites.has(key)} onFavourite={() => void favourites.toggle(key)} />
})

const PlayersCard = observer(function PlayersCard(props: CardProps) {
  const { toasts } = useStores()
  const favourites = useStore(favouriteStore)
  const errorText = useErrorText()
  const key = keyOf(props.game)
  const toggle = () => favourites.toggle(key).catch((error: unknown) => toasts.show('error', errorText(error)))
  return <GameCard {...props} favourite={favourites.has(key)} onFavourite={() => void toggle()} />
})

const keyOf = ({ id, providerId }: Game) => ({ providerId, gameId: id })
