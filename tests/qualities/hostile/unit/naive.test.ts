import { format } from 'node:util'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { own } from '../texts.ts'

/** Common ways of inserting a text into another, each of which interprets some texts. */
const templates: ((text: string) => string)[] = [
  (text) => '[name]'.replace('name', text).slice(1, -1),
  (text) => format(text, 'x', 1),
  (text) => text.replace(/\{0\}/g, 'x'),
  // eslint-disable-next-line no-new-func
  (text) => String(new Function(`return \`${text.replace(/`/g, '')}\``)()),
]

it.each(own.template)('a template without a guard evaluates %s', async (text) => {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: { brand: 'Acme', say: '{{text}}' } } },
    interpolation: { escapeValue: false, skipOnVariables: false, defaultVariables: { brand: 'Acme' } },
  })
  const made = [...templates.map((template) => template(text)), i18n.t('say', { text })]
  expect(made.some((each) => each !== text)).toBe(true)
})

it.each(own.key)('a lookup without a guard finds something under %s', (text) => {
  const table: Record<string, unknown> = {}
  expect(table[text]).toBeDefined()
})
