import { differences } from '../../manifest-tools/json/differences.ts'

/** Whether a change of a manifest’s text changes nothing but the brand’s texts, which translators may. What is not JSON can be anything. */
export function changesTextsAlone(before: string, after: string): boolean {
  if (before === after) return true
  try {
    return differences(JSON.parse(before), JSON.parse(after)).every((pointer) => `${pointer}/`.startsWith('/texts/'))
  } catch {
    return false
  }
}
