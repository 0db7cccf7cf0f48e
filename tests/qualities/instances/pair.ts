import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/machine/free-port.ts'
import { type Answer, type Call, Host, send, type Service } from '../wallet/host.ts'

/** Two servers that share a database, behind nginx with deploy/instances. */
export class Pair implements Service {
  readonly #servers: [Host, Host]
  readonly #agent = new Agent({ keepAlive: true })
  readonly #folder = mkdtempSync(join(tmpdir(), 'instances-'))
  #nginx: ChildProcess | undefined
  #port = 0
  #turn = 0

  constructor(database: string) {
    this.#servers = [new Host(database), new Host(database)]
  }

  /** The ports of the servers. */
  ports(): Promise<number[]> {
    return Promise.all(this.#servers.map(({ port }) => port))
  }

  /** Starts both servers at once, then nginx. */
  async start(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.start()))
    this.#port = await freePort()
    const ports = await this.ports()
    const site = readFileSync('deploy/instances/nginx.conf', 'utf8')
      .replace('4601', String(ports[0]))
      .replace('4602', String(ports[1]))
      .replace('listen 4600', `listen 127.0.0.1:${this.#port}`)
    mkdirSync(join(this.#folder, 'body'))
    const file = join(this.#folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; worker_processes 1; pid ${this.#folder}/pid; error_log ${this.#folder}/errors crit;
      events { worker_connections 512; }
      http { access_log off; client_body_temp_path ${this.#folder}/body; proxy_temp_path ${this.#folder}/proxy; ${site} }`,
    )
    this.#nginx = spawn('nginx', ['-c', file, '-p', this.#folder], { stdio: ['ignore', 'inherit', 'inherit'] })
    await this.#untilItAnswers()
  }

  async #untilItAnswers(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        return void (await this.call({ method: 'GET', path: '/api/pages/client' }))
      } catch (error) {
        if (attempt > 100) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  /** A call whose server was killed counts as lost, as without nginx. */
  async call(call: Call): Promise<Answer> {
    const answer = await send(this.#port, this.#agent, call)
    if (answer.status === 502) throw Object.assign(new Error('the server was killed'), { code: 'ECONNRESET' })
    return answer
  }

  /** Kills one server after the other; each returns at its port before the next one is killed. */
  async interrupt(): Promise<void> {
    await this.restart(this.#turn++ % 2)
    await this.restart(this.#turn++ % 2)
  }

  /** Kills one server and starts it again at its port. */
  restart(index: number): Promise<void> {
    return this.#servers[index]!.restart()
  }

  /** Kills one server. */
  kill(index: number): Promise<void> {
    return this.#servers[index]!.kill()
  }

  async stop(): Promise<void> {
    const gone = this.#nginx && new Promise((resolve) => this.#nginx?.once('exit', resolve))
    this.#nginx?.kill('SIGTERM')
    await gone
    this.#nginx = undefined
    await Promise.all(this.#servers.map((server) => server.stop()))
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
