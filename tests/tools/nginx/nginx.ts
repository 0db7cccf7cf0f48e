import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** A running nginx with the deployed configuration. */
export interface Nginx {
  /** The process ids, the master first; a reload would change them. */
  processes(): string[]
  /** Its error log. */
  errors(): string
  stop(): Promise<void>
}

interface Options {
  /** The folder for its own files. */
  folder: string
  site: string
  port: number
  /** The port of the back end. */
  api: number
}

/** Starts nginx with deploy/nginx, changing only paths and ports. Resolves once it answers. */
export function startNginx({ folder, site, port, api }: Options): Promise<Nginx> {
  const configuration = withReplaced('deploy/nginx/site.conf', [
    ['/srv/site', site],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['/etc/nginx/api.d', join(folder, 'api.d')],
  ])
  return runNginx(folder, port, configuration, api)
}

/** Returns a file of deploy/ with other values. */
export function withReplaced(file: string, pairs: [from: string, to: string][]): string {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Starts nginx with a configuration that includes the back end’s in `api.d` of the folder. Resolves once it answers. */
export async function runNginx(folder: string, port: number, configuration: string, api: number): Promise<Nginx> {
  mkdirSync(join(folder, 'api.d'), { recursive: true })
  writeFileSync(join(folder, 'site.conf'), configuration)
  writeFileSync(
    join(folder, 'api.d/api.conf'),
    withReplaced('deploy/nginx/api.conf', [['http://api:4600', `http://127.0.0.1:${api}`]]),
  )
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const errors = () => readFileSync(join(folder, 'error.log'), 'utf8')
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([listening(port), ended.then(() => Promise.reject(new Error(`nginx exited:\n${errors()}`)))])
  return {
    processes: () => [child.pid, readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')].map(String),
    errors,
    stop: () => (child.kill(), ended),
  }
}

/** The main configuration as a distribution provides it around the file. Its workers can read what this user can. */
const mainConfiguration = (folder: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
worker_processes 2;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include /etc/nginx/mime.types;
  include ${folder}/site.conf;
}
`

async function listening(port: number) {
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('close', () => socket.destroy())
      socket.setTimeout(1000, () => socket.destroy())
    })
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 20))
}
