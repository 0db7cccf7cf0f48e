import { expect, it, vi } from 'vitest'
import { readOptions } from './options.ts'

/** Reads options, and returns what is printed and the exit code if that ends the process. */
function ending(...words: string[]) {
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => Boolean(printed.push(String(text))))
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  try {
    return { error: readOptions(words) }
  } catch (error) {
    return { error: (error as Error).message, printed: printed.join('') }
  } finally {
    exit.mockRestore()
    vi.restoreAllMocks()
  }
}

it('prints its options and variables, and starts nothing', () => {
  const { error, printed } = ending('--help')
  expect(error).toBe('exit 0')
  for (const name of ['--environment', '--build', 'PORT', 'MANIFESTS', 'SITE', 'BUILD', 'PLATFORM'])
    expect(printed).toContain(name)
})

it('refuses an unknown option', () => {
  const { error, printed } = ending('--prot', '4700')
  expect(error).toBe('exit 2')
  expect(printed).toMatch(/^error: unknown option '--prot'[\s\S]*\(see --help\)\n/)
})

it('is for players unless it is told otherwise', () => {
  expect(readOptions([])).toEqual({ environment: 'production' })
  expect(readOptions(['--environment', 'development'])).toEqual({ environment: 'development' })
})
