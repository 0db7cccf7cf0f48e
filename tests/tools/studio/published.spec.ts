import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, field, save, test } from './scratch-studio.ts'

/** Who published when and why, and files under names that tell it: players get those under `brands` and `hosts`. */
const isLog = (file: string) =>
  /(^|\/)(audit\.jsonl|record\.json|studio\.jsonl)$|^(pages|records)\/|^site\.json$/.test(file)

/** Returns the hash of every file that players get by its path. */
function hashesOf(site: string): Record<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(
    files
      .map((file) => [file.slice(site.length + 1), file] as const)
      .filter(([path]) => !isLog(path))
      .map(([path, file]) => [path, hash(file)]),
  )
}

test('a published build has not one module of the bridge, and that of previews has', ({ studio: _built }) => {
  const modulesOf = (folder: string) =>
    Object.values(JSON.parse(readFileSync(`${folder}/.vite/modules.json`, 'utf8')) as Record<string, string[]>).flat()
  expect(existsSync('dist'), 'npm run build').toBe(true)
  expect(modulesOf('dist').filter((module) => module.startsWith('studio/'))).toEqual([])
  expect(modulesOf('.data/studio/preview')).toContain('studio/preview/bridge.ts')
})

test('a brand that was edited and published in Studio is to the byte what the terminal publishes', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(180_000)
  const without = join(studio.folder, '../without')
  execFileSync(process.execPath, [
    'scripts/brand.mjs',
    'publish',
    'atlas',
    '--environment',
    'development',
    '--site',
    without,
  ])
  await open('atlas')
  await expect(page.frameLocator('iframe').locator('main[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  const name = field(page, '/name').getByRole('textbox')
  for (const next of ['Atlas Two', 'Atlas']) {
    await name.fill(next)
    await save(page)
  }
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 1 is live').first()).toBeVisible({ timeout: 60_000 })
  const published = hashesOf(without)
  expect(Object.keys(published).filter((file) => file.endsWith('index.html')).length).toBeGreaterThan(0)
  expect(hashesOf(studio.site)).toEqual(published)
})
