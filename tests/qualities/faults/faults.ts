import type { Page, Request, Route } from '@playwright/test'
import { carriedOut } from '#testing/browser/carried-out.ts'
import type { Call } from './catalogue.ts'

/** A way in which a call fails. */
export interface Fault {
  name: string
  /** The status of a response that is an error. */
  status?: number
  /** The body of a response with status 200; undefined for no response or another status. */
  body?: (call: Call) => unknown
  act: (route: Route, call: Call) => Promise<void>
}

const status = (code: number): Fault => ({
  name: `${code}`,
  status: code,
  act: (route) => route.fulfill({ status: code, json: { code: code === 500 ? 400 : code, message: 'no' } }),
})

const json = (name: string, body: (call: Call) => unknown): Fault => ({
  name,
  body,
  act: (route, call) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(body(call)) }),
})

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

/** No response until the fault is removed. */
export const hang: Fault = { name: '30 s hang', act: () => Promise.resolve() }

/** All faults; the one that needs its own clock is the last. */
export const faults: readonly Fault[] = [
  { name: 'offline', act: (route) => route.abort('internetdisconnected') },
  status(500),
  { name: 'empty body', body: () => '', act: (route) => route.fulfill({ contentType: 'application/json', body: '' }) },
  { name: 'HTML body', body: () => html, act: (route) => route.fulfill({ contentType: 'text/html', body: html }) },
  json('wrong types', ({ wrong }) => wrong),
  json('null', () => null),
  status(401),
  status(403),
  status(404),
  status(405),
  status(501),
  hang,
]

/** One call of a page that can be broken. */
export class Line {
  /** How often the call was made since the fault was set. */
  asked = 0
  /** How often the call was made in all. */
  made = 0
  private fault: Fault | null = null
  private held: Route[] = []
  /** Other calls without a response so far. */
  private readonly others = new Set<Request>()
  private readonly page: Page
  private readonly call: Call
  private readonly isMade: boolean

  /** `isMade`: the platform carries the call out where the product accepts the faulty response. */
  constructor(page: Page, call: Call, isMade = false) {
    this.page = page
    this.call = call
    this.isMade = isMade
  }

  /** Starts to watch the call. Pictures and fonts are ignored. */
  async watch() {
    const { method, path } = this.call
    const context = this.page.context()
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.isNavigationRequest()) this.others.clear()
      if (path.test(pathname)) this.made++
      else if (pathname.startsWith('/api/')) this.others.add(request)
    })
    const end = (request: Request) => void this.others.delete(request)
    context.on('requestfinished', end)
    context.on('requestfailed', end)
    await context.route('**', (route) =>
      ['image', 'font'].includes(route.request().resourceType()) ? route.fulfill({ status: 204 }) : route.fallback(),
    )
    await context.route(
      ({ pathname }) => path.test(pathname),
      async (route) => {
        const { fault } = this
        if (route.request().method() !== method || !fault) return route.fallback()
        this.asked++
        if (fault === hang) this.held.push(route)
        // The page may be closed by now.
        await this.respond(route, fault).catch(() => undefined)
      },
    )
  }

  private async respond(route: Route, fault: Fault) {
    const body = fault.body?.(this.call)
    if (!this.isMade || body === undefined || !this.call.takes(body)) return fault.act(route, this.call)
    // With the cookies of the real response.
    await carriedOut(route, (response) =>
      route.fulfill({ response, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    )
  }

  /** Whether all other calls have responses. */
  get isAlone() {
    return this.others.size === 0
  }

  /** Makes the call fail from now on. */
  break(fault: Fault) {
    this.asked = 0
    this.fault = fault
  }

  /** Removes the fault. Calls that hang keep hanging. */
  lift() {
    this.fault = null
  }

  /** Completes calls that hang, late. */
  async answerLate() {
    this.lift()
    for (const route of this.held.splice(0)) await route.fallback().catch(() => undefined)
  }

  /** Aborts calls that hang. */
  async drop() {
    this.lift()
    for (const route of this.held.splice(0)) await route.abort().catch(() => undefined)
  }
}
