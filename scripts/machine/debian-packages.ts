import { spawnSync } from 'node:child_process'

const isInstalled = (program: string) => !spawnSync(program, ['--version']).error

/** Installs Debian packages where that is possible: as root, with apt-get. Returns whether it was. */
export function installDebianPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) return false
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['-qq', 'update'], options)
  const { status } = spawnSync('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', ...names], options)
  return status === 0
}

/**
 * Installs the Debian packages of programs that are missing, which requires root. Returns whether all are there; says which
 * are not.
 */
export function hasPrograms(packageOf: Readonly<Record<string, string>>): boolean {
  const missing = () => Object.keys(packageOf).filter((program) => !isInstalled(program))
  const wanted = missing().map((program) => packageOf[program]!)
  if (wanted.length > 0) installDebianPackages(wanted)
  for (const program of missing())
    console.error(
      `${program} is missing and could not be installed, which requires root and apt-get. Install it and try again.`,
    )
  return missing().length === 0
}
