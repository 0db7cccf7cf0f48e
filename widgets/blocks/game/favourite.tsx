import { favouriteStore } from '#domains/games/favourite-store.ts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game } from '#api'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './bar.module.css'

/** Button that adds the game to the favourites or removes it. */
export const Favourite = observer(function Favourite({ game }: { game: Game }) {
  const { toasts } = useStores()
  const favourites = useStore(favouriteStore)
  const { t } = useTranslation()
  const errorText = useErrorText()
  const key = { providerId: game.providerId, gameId: game.id }
  const isFavourite = favourites.has(key)
  const toggle = () => favourites.toggle(key).catch((error: unknown) => toasts.show('error', errorText(error)))
  return (
    <Button
      kind="plain"
      className={styles.favourite}
      aria-pressed={isFavourite}
      aria-label={t('game.favourite', { name: game.name })}
      onClick={() => void toggle()}
    >
      <Icon name="heart" filled={isFavourite} />
    </Button>
  )
})
