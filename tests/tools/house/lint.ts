import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What oxlint reports. */
export type Report = { filename: string; code: string; message: string; help?: string }[]

/** The lint configuration, with what it imports. */
const configuration = ['oxlint.config.ts', 'scripts/house']

/** Lints files in a folder of their own by the project’s configuration: each is a path and its text. */
export function lint(files: readonly (readonly [file: string, text: string, ...rest: unknown[]])[]): Report {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  try {
    for (const path of configuration) cpSync(path, join(house, path), { recursive: true })
    for (const [file, text] of files) {
      mkdirSync(join(house, dirname(file)), { recursive: true })
      writeFileSync(join(house, file), `${text}\n`)
    }
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: house,
      encoding: 'utf8',
    })
    if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`)
    return (JSON.parse(stdout) as { diagnostics: Report }).diagnostics
  } finally {
    rmSync(house, { recursive: true })
  }
}

/** Returns what the report says about a file. */
export const messagesOf = (report: Report, file: string): string =>
  report
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => `${code} ${message} ${help}`)
    .join('\n')
