import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of the project in which commands run as a new developer types them. */
export interface Project {
  folder: string
  /** Runs a line; returns its output without npm’s own lines. A server keeps running until the next one, or the end. */
  run(line: string): Promise<string>
  stop(): Promise<void>
}

/** Generated files, which no checkout contains. */
const made = [
  'node_modules',
  'dist',
  'site',
  'coverage',
  'test-results',
  'playwright-report',
  '.data',
  '.git',
  '.cache',
]

/** A line that a starting server prints at the end. */
const isThere = 'Outbox (email and SMS)'

/** Makes the copy a repository with one commit, with which `npm run test:changed` compares. */
function commitAll(folder: string) {
  const author = ['-c', 'user.name=newcomer', '-c', 'user.email=newcomer@example.com']
  for (const words of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message=copy'],
  ])
    execFileSync('git', words, { cwd: folder })
}

/**
 * Copies the project. The copy shares the packages but has its own node_modules folder, because tools store files
 * there.
 */
export function copyProject(port: number): Project {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'))
  for (const name of readdirSync('.').filter((each) => !made.includes(each)))
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) })
  mkdirSync(join(folder, 'node_modules'))
  const packages = readdirSync('node_modules').filter((name) => !/^\.(vite|cache)/.test(name))
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))

  commitAll(folder)

  const options = { cwd: folder, env: { ...process.env, PORT: String(port) } }
  let server: ChildProcess | undefined

  async function stop() {
    if (!server?.pid || server.exitCode !== null) return
    const ended = new Promise((done) => server!.once('exit', done))
    process.kill(-server.pid)
    await ended
  }

  /** Resolves once it serves. A server is a process group that includes npm. */
  async function serve(line: string): Promise<string> {
    await stop()
    const child = spawn(line, { ...options, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    server = child
    let printed = ''
    await new Promise<void>((ready, fail) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (printed += chunk).includes(isThere) && ready())
      child.once('exit', (code) => fail(new Error(`${line} exited with ${code}:\n${printed}`)))
    })
    return asDocumented(printed)
  }

  /** The output with the default port, and without npm’s own lines, as documents show it. */
  const asDocumented = (printed: string) =>
    printed.replaceAll(`localhost:${port}`, 'localhost:4600').replaceAll(/^(> .*|npm (warn|notice) .*)?\n/gm, '')

  async function run(line: string): Promise<string> {
    if (line === 'npm start' || line === 'npm run dev') return serve(line)
    const { status, stdout, stderr } = spawnSync(line, { ...options, shell: true, encoding: 'utf8' })
    // These exit with 1 if they have findings: documents plant some on purpose, and a new brand is not ready to go live.
    if (status !== 0 && !(status === 1 && /brand -- (check|before-live)/.test(line)))
      throw new Error(`${line} exited with ${status}:\n${stdout}${stderr}`)
    return asDocumented(stdout + stderr)
  }

  const end = async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  return { folder, run, stop: end }
}
