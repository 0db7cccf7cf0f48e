import { afterEach, beforeEach, vi } from 'vitest'
import type { SportHost } from '#domains/sport/contract.ts'
import type { Sport } from '#manifest'
import type { BetbyChanges, BetbyOptions, BetbyRenderer } from '../../widgets/sports/betby/renderer.ts'
import { answerScript, sportHost, until } from './sport-host.ts'

type Options = Extract<Sport, { use: 'betby' }>
type Seen = Parameters<typeof sportHost<'betby'>>[1]

/** The address of the vendor’s script. */
export const script = 'https://sport.vendor.example/bt-renderer.min.js'
const options: Options = { use: 'betby', script, brandId: '123', hosts: ['https://sport.vendor.example'] }

/** The calls to the vendor, in order. */
export const calls: ['initialize' | 'updateOptions' | 'kill', (BetbyOptions | BetbyChanges)?][] = []
/** The fake session call. */
export const session = vi.fn<SportHost<'betby'>['session']>()

/** The calls of the fake vendor that throw. */
export const failing = new Set<string>()

function note(call: (typeof calls)[number][0], told?: BetbyOptions | BetbyChanges) {
  calls.push(told ? [call, told] : [call])
  if (failing.has(call)) throw new Error(`${call} failed`)
}

class FakeRenderer implements BetbyRenderer {
  initialize(given: BetbyOptions) {
    note('initialize', given)
    return this
  }

  updateOptions(changes: BetbyChanges) {
    note('updateOptions', changes)
  }

  kill() {
    note('kill')
  }
}

type Resized = (entries: { contentRect: { height: number } }[]) => void
let watchers: Resized[] = []

class FakeResizeObserver {
  private readonly resized: Resized

  constructor(resized: Resized) {
    this.resized = resized
  }

  observe() {
    watchers.push(this.resized)
  }

  disconnect() {
    watchers = watchers.filter((each) => each !== this.resized)
  }
}

/** Reports a new height of the vendor’s content. */
export const draw = (height = 900) => watchers.forEach((resized) => resized([{ contentRect: { height } }]))

/** The lengths of the frame, because jsdom has no layout. */
export const lengths = { '--covered-by-header': 68, '--covered-by-bar': 0 }

let create: typeof import('../../widgets/sports/betby/index.ts').default

beforeEach(async () => {
  // A page loads a script once, so each test resets the modules.
  vi.resetModules()
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.stubGlobal('BTRenderer', FakeRenderer)
  vi.stubGlobal('innerWidth', 1025)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    const [, name] = /var\((--[a-z-]+)\)/.exec((this as HTMLElement).style.height) ?? []
    return { height: lengths[name as keyof typeof lengths] } as DOMRect
  })
  create = (await import('../../widgets/sports/betby/index.ts')).default
  session.mockReset().mockResolvedValue({ token: 'token-1' })
  Object.assign(lengths, { '--covered-by-header': 68, '--covered-by-bar': 0 })
  calls.length = 0
  failing.clear()
  watchers = []
})

const mounted: { unmount(): void }[] = []

afterEach(() => {
  for (const container of mounted.splice(0)) container.unmount()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Mounts a container; its script is still loading, unless an earlier one has loaded it. */
export function mount(seen?: Seen, changes: Partial<Options> = {}) {
  const { host, said } = sportHost<'betby'>(session, seen)
  const container = create({ ...options, ...changes }, host)
  container.mount()
  mounted.push(container)
  return { host, said, container }
}

/** The options of each start so far. */
export const starts = () => calls.flatMap(([call, told]) => (call === 'initialize' ? [told as BetbyOptions] : []))

/** Waits until the sportsbook has started this many times; returns the last options. */
export const started = (times: number) =>
  until(() => {
    if (starts().length < times) throw new Error(`started ${starts().length} times`)
    return starts()[times - 1]!
  })

/** Mounts a container and waits for its sportsbook. */
export async function open(seen?: Seen, changes?: Partial<Options>) {
  const container = mount(seen, changes)
  await answerScript(script)
  return { ...container, given: await started(1) }
}
