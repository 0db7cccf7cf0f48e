import { useStores } from '#engine/shell/stores.ts'
import { numberText } from '#engine/i18n/formats.ts'

/** Returns a function that formats a number in the interface language. For use in observers. */
export function useNumber(): (value: number) => string {
  const { language } = useStores()
  return (value) => numberText(value, language.current)
}
