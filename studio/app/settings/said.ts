import { choices } from '../../../manifest-tools/explain/words.ts'
import { definitions, follow, locate, useOf, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { pageTitle, placeWords, settingTitle, valueTitle, widgetTitle } from '../../../manifest-tools/explain/titles.ts'
import { hasOwn } from '../../../manifest-tools/json/pointer.ts'

/**
 * Returns what operators call a name in the description of a setting: one of its own settings or values, another setting of the
 * manifest, a page or a block; undefined for any other code.
 */
export function said(code: string, schema: Schema, manifest: unknown): string | undefined {
  const { properties = {}, items } = follow(schema)
  if (hasOwn(properties, code)) return settingTitle(code, properties[code]!)
  if (choices(schema).some(({ name }) => name === code)) return valueTitle(code, items ?? schema)
  if (/^[A-Z][A-Z_]+$/.test(code)) return locate(`/pages/${code}`, manifest) && pageTitle(code)
  const pointer = `/${code.replaceAll('.', '/')}`
  if (/^[a-z][A-Za-z]*(\.[a-z][A-Za-z-]*)*$/.test(code) && locate(pointer, manifest))
    return placeWords(pointer, manifest)
  const isBlock = code.includes('-') && definitions.Block?.oneOf?.some((member) => useOf(member) === code)
  return isBlock ? widgetTitle('Block', code) : undefined
}
