import { useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/ui/locale.ts'

/** Returns a function that formats a number in the interface language. For use in observers. */
export function useNumber(): (value: number) => string {
  const { language } = useStores()
  return (value) => value.toLocaleString(localeOf(language.current))
}
