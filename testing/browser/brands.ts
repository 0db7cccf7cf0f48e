import type { Manifest } from '#manifest'
import { brands } from '../choice.ts'
import { fewestBrands } from '../fewest-brands.ts'
import { test } from './fixtures.ts'

/**
 * Declares tests for the fewest brands that together have all `traits` of any brand: what one brand has proved, another with the same
 * traits need not prove again. Slow suites run them for each brand.
 */
export function forBrands(traits: (manifest: Manifest) => readonly string[], declare: () => void) {
  if (process.env.SLOW_SUITE) return forEachBrand(declare)
  declareFor(fewestBrands(brands.map(({ id, manifest }) => ({ id, traits: traits(manifest) }))), declare)
}

/** Declares tests once for each brand. */
export function forEachBrand(declare: () => void) {
  declareFor(
    brands.map(({ id }) => id),
    declare,
  )
}

function declareFor(ids: readonly string[], declare: () => void) {
  for (const brand of ids)
    test.describe(brand, () => {
      test.use({ brand })
      declare()
    })
}
