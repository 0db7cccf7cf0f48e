import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const quoted = [...readFileSync('docs/incidents.md', 'utf8').matchAll(/“([^”]+)” `(\w+):([\w.]+)`/g)].map(
  ([, text, namespace, key]) => ({ text, namespace, key: key! }),
)

it.each(quoted)('the incident guide quotes the English text of $namespace:$key', ({ text, namespace, key }) => {
  const texts = JSON.parse(readFileSync(`public/locales/en/${namespace}.json`, 'utf8')) as Record<string, unknown>
  const found = key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], texts)
  expect(text).toBe(found)
  expect(quoted.length).toBeGreaterThan(12)
})
