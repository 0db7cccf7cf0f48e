import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A published site of one brand on a local host, made with the operators’ command: in a folder, or at an address. */
export function makeSite(brand: string, address?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const [manifests, site] = [join(folder, 'manifests'), address ?? join(folder, 'site')]
  cpSync('manifests', manifests, { recursive: true })
  const file = join(manifests, `${brand}.json`)
  const build = ['--site', site, '--build', process.env.BUILD ?? 'dist']
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, ['scripts/brand.mjs', ...args, '--manifests', manifests])).stdout

  return {
    folder,
    site,
    /** Changes the brand’s manifest. */
    edit(change: object) {
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
    },
    publish: () => run('publish', brand, '--environment', 'development', ...build),
    preview: () => run('preview', brand, ...build),
    rollBack: () => run('rollback', brand, '--site', site),
    /** Every script, style and font, with values that would change if it were written again. */
    assets: () =>
      readdirSync(join(site, 'assets')).map((name) =>
        [name, statSync(join(site, 'assets', name)).ino, statSync(join(site, 'assets', name)).mtimeMs].join(),
      ),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The manifest’s `seo` with this title for the main page and the lobby. */
export const seoWith = (title: string) => ({ title, description: 'Draws.', pages: { GAMES: { title } } })
