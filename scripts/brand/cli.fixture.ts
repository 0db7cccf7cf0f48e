import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { manifestWorkshop } from '#manifest-tools/check/workshop.fixture.ts'

/** Creates a temporary folder of manifests; `run` runs the `brand` command in it. */
export function workshop() {
  const shop = manifestWorkshop()
  return {
    ...shop,
    run(...args: string[]) {
      const command = join(import.meta.dirname, '../brand.mjs')
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
        cwd: shop.folder,
        encoding: 'utf8',
      })
      return { status, stdout: stdout.replace(/\d+ ms/, 'N ms'), stderr }
    },
  }
}
