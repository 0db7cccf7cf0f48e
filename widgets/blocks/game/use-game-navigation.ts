import type { Game } from '#api'
import { useQuickDeposit } from '#domains/payments/parts/use-quick-deposit.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStores } from '#engine/shell/stores.ts'

/** Handles a game’s requests to the page: go to the lobby that lists it, or deposit, over the game if that is possible. */
export function useGameNavigation({ type }: Game): (request: 'lobby' | 'deposit') => void {
  const go = useGoToPage()
  const { isOpen } = useAccess()
  const { language, toasts } = useStores()
  const deposit = useQuickDeposit()
  return (request) => {
    if (request === 'lobby') go(lobbyOf(type))
    else if (deposit) deposit()
    else if (isOpen('DEPOSIT')) go('DEPOSIT')
    else toasts.show('info', language.text('errors:code.403'))
  }
}

/** The page that lists games of this type. */
export const lobbyOf = (type: Game['type']) => (type === 'tv' ? 'TV_GAMES' : 'GAMES')
