import { format } from 'node:util'
import { vi } from 'vitest'
import { scratchManifests } from '#manifest-tools/check/scratch.fixture.ts'
import { runBrand } from './program.ts'

/** Thrown where the command would end its process. */
class Exit extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The process ended with ${status}.`)
    this.status = status
  }
}

/**
 * Runs the `brand` command in a folder and returns its status and its output. In this process: starting one takes longer than most
 * commands.
 */
export async function runIn(folder: string, ...args: string[]) {
  const output = { stdout: '', stderr: '' }
  const lines =
    (name: keyof typeof output) =>
    (...values: unknown[]) =>
      void (output[name] += `${format(...values)}\n`)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(lines('stdout')),
    vi.spyOn(console, 'error').mockImplementation(lines('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output.stdout += text))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((output.stderr += text))),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Exit(Number(status ?? 0))
    }),
  ]
  const before = { folder: process.cwd(), exitCode: process.exitCode }
  process.chdir(folder)
  process.exitCode = undefined
  let status: number
  try {
    await runBrand(args)
    status = Number(process.exitCode ?? 0)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
    ;({ status } = error)
  } finally {
    process.chdir(before.folder)
    process.exitCode = before.exitCode
    for (const spy of spies) spy.mockRestore()
  }
  return { status, stdout: output.stdout.replace(/\d+ ms/, 'N ms'), stderr: output.stderr }
}

/** Creates a temporary folder of manifests; `run` runs the `brand` command in it. */
export function scratchProject() {
  const scratch = scratchManifests()
  return { ...scratch, run: (...args: string[]) => runIn(scratch.folder, ...args) }
}
