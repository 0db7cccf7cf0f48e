import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import schema from '#schemas/manifest.resolved.schema.json' with { type: 'json' }
import { isObject, type JsonObject } from '#engine/manifest/pointer.ts'
import { resolver } from '#engine/manifest/resolve.ts'
import { checkBrands } from '../brand/check-brands.ts'
import { readManifests } from '../brand/read-manifests.ts'
import { overBudget, type Result } from './bench.ts'

const count = 1000
const runs = 3
const budgets = { 'check, ms': { most: 2000 } }

/** `brand check` of 1,000 manifests, rules and files included, beside plain AJV on the same manifests, resolved already. */
export function checkBench(): Result[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    multiply(join(folder, 'manifests'))
    const manifests = readManifests(join(folder, 'manifests'))
    const ids = manifests.names()
    const resolve = resolver(manifests.read)
    const resolved = ids.map((id) => resolve(id).manifest)
    const validate = plainValidator()
    const check = slowest(() => expectValid(checkBrands(manifests, ids).valid))
    const plain = slowest(() => expectValid(resolved.filter((manifest) => validate(manifest)).length))
    const figures = { 'check, ms': Math.round(check), 'plain AJV, ms': Math.round(plain), ratio: Math.round((check / plain) * 10) / 10 }
    return [{ subject: `${count} manifests`, figures, over: overBudget(figures, budgets) }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Fills a folder with the real brands again and again, each with an id, hosts and a name of its own. */
function multiply(folder: string) {
  cpSync('manifests', folder, { recursive: true })
  cpSync('public/brands', join(folder, '../public/brands'), { recursive: true })
  const manifests = readManifests(folder)
  const brands = manifests.names().map((id) => [id, JSON.parse(manifests.read(id)!) as JsonObject] as const)
  for (let index = 0; index < count - brands.length; index++) {
    const [source, manifest] = brands[index % brands.length]!
    const id = `${source}-${index}`
    const hosts = isObject(manifest.hosts) ? Object.entries(manifest.hosts).map(([host, settings]) => [`n${index}.${host}`, settings]) : []
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...manifest, id, hosts: Object.fromEntries(hosts) }, null, 2))
  }
}

const plainValidator = () => new Ajv({ allErrors: true, discriminator: true, strict: false }).compile(schema)

/** A bench of manifests that fail would measure something else. */
function expectValid(valid: number) {
  if (valid !== count) throw new Error(`${valid} of ${count} manifests are valid: mend them first (npm run brand -- check).`)
}

/** The slowest run in milliseconds: as a rule the first, which is the one that an operator waits for. */
function slowest(run: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.max(...times)
}
