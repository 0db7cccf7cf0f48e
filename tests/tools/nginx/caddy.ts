import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withReplaced } from './nginx.ts'

interface Options {
  /** The folder for its own files. */
  folder: string
  site: string
  port: number
}

/** Starts Caddy with deploy/caddy, changing only paths and the port. Resolves once it answers; returns how to stop it. */
export async function startCaddy({ folder, site, port }: Options): Promise<() => Promise<void>> {
  const configuration = withReplaced('deploy/caddy/Caddyfile', [
    ['/srv/site', site],
    ['\n{$SITES::80} {', `\n:${port} {\n\tbind 127.0.0.1`],
    ['/etc/caddy/', `${folder}/`],
  ])
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${configuration}`)
  let log = ''
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Caddy exited:\n${log}`)
    await wait(20)
  }
  return () => (child.kill(), ended)
}
