import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

/** Reads the manifests of a folder at a git revision; undefined if git does not know it. */
export function readRevision(folder: string, revision: string): Manifests | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: existsSync(folder) ? folder : '.', encoding: 'utf8' })
    return status === 0 ? stdout : undefined
  }
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)?.trim()
  const files = commit && git('ls-tree', '-r', '--name-only', commit, '.')?.split('\n')
  if (!files) return undefined

  const fileOf = (name: string) => [`shared/${name}.json`, `${name}.json`].find((file) => files.includes(file))
  const parents = files.flatMap((file) => /^(?:shared\/)?([^/]+)\.json$/.exec(file)?.[1] ?? []).sort()
  return {
    folder,
    names: () => parents,
    parents: () => parents,
    read: (name) => {
      const file = fileOf(name)
      return file && git('show', `${commit}:./${file}`)?.replace(/^\uFEFF/, '')
    },
    path: (name) => `${revision}:${folder}/${fileOf(name) ?? `${name}.json`}`,
  }
}
