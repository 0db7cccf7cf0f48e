import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import schema from '../schemas/generated/manifest.resolved.schema.json' with { type: 'json' }
import { resolver } from '../manifest-tools/layers/resolve.ts'
import { checkBrands } from '../manifest-tools/check/check-brands.ts'
import { readManifests } from '../manifest-tools/layers/read-manifests.ts'
import { overBudget, type Result } from './bench.ts'
import { multiply } from './multiply.ts'

const count = 1000
const runs = 3
const budgets = { 'check, ms': { most: 2000 } }

/** Compares `brand check` of 1,000 manifests, rules and files included, with plain AJV on the same resolved manifests. */
export function checkBench(): Result[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const ids = multiply(folder, count)
    const manifests = readManifests(join(folder, 'manifests'))
    const resolve = resolver(manifests.read)
    const resolved = ids.map((id) => resolve(id).manifest)
    const validate = plainValidator()
    const check = slowest(() => expectValid(checkBrands(manifests, ids).valid))
    const plain = slowest(() => expectValid(resolved.filter((manifest) => validate(manifest)).length))
    const figures = {
      'check, ms': Math.round(check),
      'plain AJV, ms': Math.round(plain),
      ratio: Math.round((check / plain) * 10) / 10,
    }
    return [{ subject: `${count} manifests`, figures, over: overBudget(figures, budgets) }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const plainValidator = () => new Ajv({ allErrors: true, discriminator: true, strict: false }).compile(schema)

/** Invalid manifests would make the figures meaningless. */
function expectValid(valid: number) {
  if (valid !== count)
    throw new Error(`${valid} of ${count} manifests are valid: fix them first (npm run brand -- check).`)
}

/** Returns the slowest run in milliseconds. That is usually the first, which is what an operator waits for. */
function slowest(run: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.max(...times)
}
