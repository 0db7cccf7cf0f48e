import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../../scripts/machine/free-port.ts'
import {
  clickActions,
  type Engine,
  type EngineWindow,
  jsonFunction,
  keyActions,
  keyCodes,
  readResult,
} from './driver.ts'
import { sendErrors } from './webkit-console.ts'

/** Debian’s Python, the one that has its `python3-gi`. */
export const python = '/usr/bin/python3'

const windowProgram = join(import.meta.dirname, 'webkit-window.py')

/** Starts the system’s WebKitGTK: its driver, and a screen for its windows. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // No desktop is there to talk to.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      LANG: 'C.UTF-8',
    },
  })
  const call = callsTo(`http://127.0.0.1:${port}`)
  await answers(call)
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  return {
    name: 'webkit',
    version: await webKitVersion(),
    open: (size, start) => openWindow(call, folder, size, start),
    async close() {
      await end(driver)
      await end(screen.process)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts an X server without a screen, which chooses its number. */
async function startScreen() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    let number = ''
    process.stdio[3]!.on('data', (chunk: Buffer) => {
      number += String(chunk)
      if (number.endsWith('\n')) resolve(`:${number.trim()}`)
    })
    process.once('error', reject)
    process.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)))
  })
  return { process, display }
}

const end = (process: ChildProcess) =>
  new Promise((resolve) => {
    if (process.exitCode !== null || process.signalCode !== null) return resolve(undefined)
    process.once('exit', resolve)
    process.kill('SIGTERM')
  })

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>

/** Calls of the WebDriver standard (https://www.w3.org/TR/webdriver2/). */
function callsTo(address: string): Call {
  return async <Result>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value as Result
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path.replace(/session\/[^/]+/, 'session')}: ${error}: ${message}`)
  }
}

/** Resolves once the driver answers. */
async function answers(call: Call) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await call('GET', '/status').then(Boolean, () => false)) return
    await delay(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

const webKitVersion = () =>
  new Promise<string>((resolve) => {
    const source = `import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2 as w; print(f'{w.get_major_version()}.{w.get_minor_version()}.{w.get_micro_version()}')`
    let output = ''
    const process = spawn(python, ['-c', source], { stdio: ['ignore', 'pipe', 'ignore'] })
    process.stdout.on('data', (chunk) => (output += chunk))
    process.once('close', () => resolve(output.trim()))
  })

/** How long a script may wait. */
const scriptTimeout = 60_000

let windows = 0

async function openWindow(
  call: Call,
  folder: string,
  { width, height }: { width: number; height: number },
  start: string,
): Promise<EngineWindow> {
  const number = ++windows
  const [startFile, errorFile] = [join(folder, `start-${number}.js`), join(folder, `errors-${number}`)]
  writeFileSync(startFile, `(${sendErrors.toString()})(); ${start}`)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        timeouts: { script: scriptTimeout },
        'webkitgtk:browserOptions': {
          binary: python,
          args: [windowProgram, String(width), String(height), startFile, errorFile],
        },
      },
    },
  })
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
  const act = (actions: object[]) => inSession<void>('POST', '/actions', { actions })

  /** Runs something in a document, and returns to the page’s own. */
  async function within<Result>(frames: readonly string[], run: () => Promise<Result>) {
    if (frames.length === 0) return run()
    try {
      for (const selector of frames)
        await inSession('POST', '/frame', {
          id: await inSession('POST', '/element', { using: 'css selector', value: selector }),
        })
      return await run()
    } finally {
      await inSession('POST', '/frame', { id: null })
    }
  }
  let taken = 0
  return {
    goto: (url) => inSession('POST', '/url', { url }),
    async evaluate<Argument, Result>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
      frames: readonly string[] = [],
    ) {
      const script = `const [text, done] = arguments;
        (${jsonFunction(run)})(text).then((json) => done({ json }), (error) => done({ error: String(error) }))`
      const answer = await within(frames, () =>
        inSession<{ json: string } | { error: string }>('POST', '/execute/async', {
          script,
          args: [JSON.stringify(argument) ?? 'null'],
        }),
      )
      if ('error' in answer) throw new Error(answer.error)
      return readResult<Result>(answer.json)
    },
    click: ({ x, y }) => act(clickActions(x, y)),
    type: (text, frames = []) => within(frames, () => act(keyActions([...text]))),
    press: (key) => act(keyActions([keyCodes[key]])),
    picture: async () => Buffer.from(await inSession<string>('GET', '/screenshot'), 'base64'),
    async takeErrors() {
      const lines = existsSync(errorFile) ? readFileSync(errorFile, 'utf8').split('\n').slice(0, -1) : []
      const errors = lines.slice(taken).map((line) => JSON.parse(line) as string)
      taken = lines.length
      return errors
    },
    // The window is closed first: then the driver does not find it, and ends the session.
    close: () => call<void>('DELETE', `/session/${sessionId}`).catch(() => undefined),
  }
}
