import { readdirSync } from 'node:fs'
import { test } from './fixtures.ts'

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => file.replace('.json', ''))

/** Declares tests once for each brand. */
export function forEachBrand(declare: () => void) {
  for (const brand of brands)
    test.describe(brand, () => {
      test.use({ brand })
      declare()
    })
}
