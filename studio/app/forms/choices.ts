import type { TextsByLanguage } from './field-actions.ts'
import { nameFrom } from './kinds.ts'

interface Choices {
  choices: { value: string; label: string }[]
  /** The texts of their labels by key. */
  texts: Record<string, TextsByLanguage>
}

/** Returns the choices of a new field that are written in each language, separated by commas. */
export function choicesFrom(field: string, written: TextsByLanguage, languages: readonly string[]): Choices {
  const lists = languages.map((language) => (written[language] ?? '').split(/[,،;]/).map((each) => each.trim()))
  const latin = lists[languages.indexOf('en')] ?? lists[0] ?? []
  const most = Math.max(0, ...lists.map((list) => list.filter(Boolean).length))
  const texts: Choices['texts'] = {}
  const choices = Array.from({ length: most }, (_, index) => {
    const value = nameFrom(latin[index] ?? '') || `choice${index + 1}`
    const label = `user:register.choices.${field}.${value}`
    texts[label] = Object.fromEntries(languages.map((language, at) => [language, lists[at]?.[index] ?? '']))
    return { value, label }
  })
  return { choices, texts }
}
