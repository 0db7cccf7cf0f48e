/** Returns the next version: a step of the present one, or the version as it is named. */
export function nextVersion(present: string, step: string): string {
  const [major = 0, minor = 0, patch = 0] = present.split('.').map(Number)
  if (step === 'major') return `${major + 1}.0.0`
  if (step === 'minor') return `${major}.${minor + 1}.0`
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`
  if (!/^\d+\.\d+\.\d+$/.test(step)) throw new Error(`“${step}” is neither major, minor or patch, nor a version.`)
  const isHigher = step.localeCompare(present, 'en', { numeric: true }) > 0
  if (!isHigher) throw new Error(`${step} is not higher than ${present}.`)
  return step
}

const unreleased = '## [Unreleased]\n'

/** Returns what is written below “Unreleased”. */
export function unreleasedChanges(changelog: string): string {
  const [, after] = changelog.split(unreleased)
  if (after === undefined) throw new Error('CHANGELOG.md has no section “Unreleased”.')
  return after.split(/^## /m)[0]!.trim()
}

/** Moves what is below “Unreleased” under a heading of the version with its date. */
export function withRelease(changelog: string, version: string, date: string): string {
  const changes = unreleasedChanges(changelog)
  if (changes === '') throw new Error('Nothing is written below “Unreleased” in CHANGELOG.md.')
  return changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${date}\n`)
}

/** Sets the version of a package file or lock file and keeps its formatting. */
export function withVersion(text: string, from: string, to: string): string {
  const line = `"version": "${from}"`
  if (!text.includes(line)) throw new Error(`The version ${from} is not in the file.`)
  return text.replace(line, `"version": "${to}"`)
}
