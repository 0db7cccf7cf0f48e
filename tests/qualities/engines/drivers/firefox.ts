import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'
import {
  clickActions,
  type Engine,
  type EngineWindow,
  jsonFunction,
  keyActions,
  keyCodes,
  readResult,
} from './driver.ts'

/** Preferences of the profile: no traffic of Firefox itself, and what the other engines are set to. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  // Scrollbars that take no width, as on a phone.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  // A mouse, which moves exactly and hovers: without a screen there is none.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,#none',
  'toolkit.telemetry.enabled': false,
}

/** Starts a Firefox that is installed, which speaks WebDriver BiDi by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const process = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => process.once('exit', resolve))
  const consoles = new Map<string, string[]>()
  const bidi = await connectBidi(`${await addressOf(process)}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded') keepError(consoles, params as LogEntry)
  })
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'dismiss' } } },
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    open: (size, start) => openWindow(bidi, consoles, size, start),
    async close() {
      await bidi.send('browser.close', {}).catch(() => undefined)
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the address that a starting Firefox names. */
const addressOf = (process: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    process.stderr!.on('data', (chunk) => {
      output += chunk
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    })
    process.once('error', reject)
    process.once('exit', (code) => reject(new Error(`Firefox exited with ${code}:\n${output}`)))
  })

interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error'
  text: string | null
  source: { context?: string }
}

/** Keeps errors by their window or frame: `log.entryAdded` comes from all of them. */
function keepError(consoles: Map<string, string[]>, { level, text, source: { context = '' } }: LogEntry) {
  if (level !== 'error') return
  consoles.set(context, [...(consoles.get(context) ?? []), text ?? ''])
}

type Evaluated =
  | { type: 'success'; result: { value?: unknown } }
  | { type: 'exception'; exceptionDetails: { text: string } }

async function openWindow(
  bidi: Bidi,
  consoles: Map<string, string[]>,
  size: { width: number; height: number },
  start: string,
): Promise<EngineWindow> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  await bidi.send('script.addPreloadScript', { functionDeclaration: `() => { ${start} }`, userContexts: [userContext] })
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window', userContext })
  await bidi.send('browsingContext.setViewport', { context, viewport: size })

  /** The value of an expression of functions; that of a window is the id of its context. */
  async function call(target: string, functionDeclaration: string, argument: string) {
    const answer = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: argument }],
      awaitPromise: true,
      target: { context: target },
      userActivation: false,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result.value
  }
  async function contextAt(selectors: readonly string[]) {
    let target = context
    for (const selector of selectors) {
      const inner = await call(target, '(selector) => document.querySelector(selector)?.contentWindow', selector)
      if (!inner) throw new Error(`There is no frame ${selector}.`)
      target = (inner as { context: string }).context
    }
    return target
  }
  const act = (actions: object[]) => bidi.send<void>('input.performActions', { context, actions })
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'none' })),
    async evaluate<Argument, Result>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
      frames: readonly string[] = [],
    ) {
      const text = await call(await contextAt(frames), jsonFunction(run), JSON.stringify(argument) ?? 'null')
      return readResult<Result>(String(text))
    },
    // What happens in one document does not reach those of other sites in it.
    click: async ({ inner: { x, y } }, frames = []) =>
      bidi.send<void>('input.performActions', { context: await contextAt(frames), actions: clickActions(x, y) }),
    type: async (text, frames = []) =>
      bidi.send<void>('input.performActions', { context: await contextAt(frames), actions: keyActions([...text]) }),
    press: (key) => act(keyActions([keyCodes[key]])),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async takeErrors() {
      // One window is open at a time: what its frames have logged belongs to it too.
      const errors = [...consoles.values()].flat()
      consoles.clear()
      return errors
    },
    async close() {
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}
