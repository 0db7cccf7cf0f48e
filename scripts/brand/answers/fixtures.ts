import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The recorded responses of a call. */
export interface Fixture {
  /** Such as `GET /banners`. */
  call: string
  /** What was asked for, path and query below `/api`, and the body of each response. */
  responses: { path: string; body: unknown }[]
}

/** Writes a file for each call: `GET /my/bets` to `get-my-bets.json`. Returns the paths. */
export function writeFixtures(folder: string, fixtures: readonly Fixture[]): string[] {
  mkdirSync(folder, { recursive: true })
  return fixtures.map((fixture) => {
    const name = fixture.call
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-$/, '')
    const file = join(folder, `${name}.json`)
    writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`)
    return file
  })
}

/** Reads the recorded responses of a folder, each with its file. */
export const readFixtures = (folder: string): (Fixture & { file: string })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name)
      return { ...(JSON.parse(readFileSync(file, 'utf8')) as Fixture), file }
    })
