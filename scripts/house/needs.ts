import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const declaration = /^export const needs: readonly string\[\] = \[(.*?)\]/ms

/** Returns the domains that each domain’s `index.ts` names in `needs`. */
export function declaredNeeds(root: string): Record<string, string[]> {
  const folder = join(root, 'domains')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')) : []
  return Object.fromEntries(names.map((name) => [name, needsOf(join(folder, name, 'index.ts'))]))
}

/** The file is read as text: to import it would run the product’s code. */
function needsOf(file: string): string[] {
  const list = declaration.exec(readFileSync(file, 'utf8'))?.[1]
  if (list === undefined) throw new Error(`${file} does not export its needs`)
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
}
