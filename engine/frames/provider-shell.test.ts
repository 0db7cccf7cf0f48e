// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'

const shell = readFileSync('public/provider-frame.html', 'utf8')
const code = /<script>(.*?)<\/script>/s.exec(shell)![1]!
const write = vi.fn()
const answer = vi.fn()

/** Runs the shell’s script as in a frame, and gives it a document; returns what it writes. */
function show(html: string, otherwise?: string[]): string {
  const parent = { postMessage: vi.fn() }
  const listeners: ((event: object) => void)[] = []
  const own = {
    head: { appendChild: vi.fn() },
    documentElement: document.documentElement,
    createElement: (name: string) => document.createElement(name),
    open: vi.fn(),
    write,
    close: vi.fn(),
  }
  const globals = {
    self: { origin: 'null' },
    location: { origin: 'https://brand.example' },
    document: own,
    parent,
    window: {},
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
    removeEventListener: () => listeners.pop(),
  }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the page’s script has no module to import.
  new Function(...Object.keys(globals), code)(...Object.values(globals))
  const port = { postMessage: answer, onmessage: (_message: object) => {} }
  listeners[0]!({ source: parent, origin: 'https://brand.example', data: 'html-port', ports: [port] })
  port.onmessage({ data: { html, ...(otherwise && { otherwise }), policy: '' } })
  return write.mock.calls.at(-1)![0] as string
}

beforeEach(() => {
  write.mockReset()
  answer.mockReset()
})

const broken = '<script>start({ timeZone: theme: 1 })</script>'
const whole = '<script>start({ timeZone: 4, theme: 1 })</script>'

it('shows the first form of a document whose scripts parse, and tells which', () => {
  expect(show(broken, [whole])).toBe(whole)
  expect(answer).toHaveBeenCalledWith({ shown: 1 })
  expect(show(whole, [broken])).toBe(whole)
  expect(answer).toHaveBeenLastCalledWith({ shown: 0 })
})

it('shows the first form if none parses, and the only one of an older page', () => {
  expect(show(broken, ['<script>also broken(</script>'])).toBe(broken)
  expect(show(broken)).toBe(broken)
  expect(answer).toHaveBeenLastCalledWith({ shown: 0 })
})

it('checks inline scripts only, and runs none of them', () => {
  const data = `<script type="application/json">[1,</script><script type="module">import './a.js'</script><script src="/x.js">(</script>`
  expect(show(`${data}<script>globalThis.ran = true</script>`, [whole])).toContain('globalThis.ran')
  expect('ran' in globalThis).toBe(false)
})
