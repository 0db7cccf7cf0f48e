import { spawn, type ChildProcess } from 'node:child_process'

/** A running server for tests. */
export interface TestServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts the built site with an in-memory database and the control API. `{port}` in the environment is replaced by the
 * port, `options` are those of `npm start`. Resolves once the server answers.
 */
export async function startServer(
  port: number,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<TestServer> {
  const own = Object.entries(environment).map(([name, value]) => [name, value.replaceAll('{port}', String(port))])
  const child = spawn(process.execPath, ['scripts/start.ts', ...options], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DB: ':memory:',
      SANDBOX_CONTROL: '1',
      SANDBOX_JACKPOT_INTERVAL: '0',
      SANDBOX_PASSWORD_COST: '8',
      // Pages without content: most tests decide what the first reads answer.
      PAGE_CONTENT: '0',
      BUILD: process.env.BUILD ?? 'dist',
      ...Object.fromEntries(own),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await ready(child, () => output)
  return { port, stop: () => stop(child) }
}

/** The table of demo accounts is the last output of a starting server. */
function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('API reference') && resolve())
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}:\n${output()}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
