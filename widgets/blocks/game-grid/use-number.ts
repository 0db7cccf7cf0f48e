import { useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/ui/locale.ts'

/** Answers a function that writes a number in the player’s language. For use inside observers. */
export function useNumber(): (value: number) => string {
  const { language } = useStores()
  return (value) => value.toLocaleString(localeOf(language.current))
}
