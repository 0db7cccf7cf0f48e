import { useStores } from '#engine/shell/stores.ts'
import { numberText } from '#engine/i18n/formats.ts'

/** Returns a function that formats a number in the interface language. Call it in observers, because what it returns changes. */
export function useNumber(): (value: number) => string {
  const { language } = useStores()
  return (value) => numberText(value, language.current)
}
