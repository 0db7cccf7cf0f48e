import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import type { Contact, Violation } from './hosts.ts'

/** Something that went wrong in a page or in a frame of it. */
export interface LoggedError {
  text: string
  /** The address of the script that it comes from; empty if unknown. */
  from: string
}

/** What happened in the pages of a browser context so far. */
export interface Watched {
  contacts: Contact[]
  violations: Violation[]
  /** Uncaught exceptions and console errors. */
  errors: LoggedError[]
  /** Console warnings: errors that the page caught, and what it could not read of a vendor. */
  warnings: LoggedError[]
  /** The bodies of POST requests, by their addresses. */
  posts: { url: string; body: string }[]
}

interface ReportedViolation extends Violation {
  document: string
  isReportOnly: boolean
}

declare global {
  interface Window {
    certifyViolation?(violation: ReportedViolation): void
  }
}

/** Not the vendor’s errors: blocked requests have a check of their own, missing files are contacts, and Playwright blocks workers. */
const isOfBrowser = (text: string) =>
  /^Failed to load resource|Content Security Policy|net::ERR_|Playwright$/.test(text)

/** Watches a context from now on. */
export async function watch(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { contacts: [], violations: [], errors: [], warnings: [], posts: [] }
  await context.exposeBinding(
    'certifyViolation',
    (_source, { document, isReportOnly, ...violation }: ReportedViolation) => {
      if (isReportOnly || !isOfBrand(document, origin)) return
      watched.violations.push(violation)
    },
  )
  await context.addInitScript(reportViolations)
  context.on('request', (request) => {
    watched.contacts.push({ url: request.url(), kind: request.resourceType() })
    if (request.method() === 'POST') watched.posts.push({ url: request.url(), body: request.postData() ?? '' })
  })
  context.on('page', (page) => watchPage(page, watched))
  return watched
}

function watchPage(page: Page, watched: Watched) {
  page.on('websocket', (socket) => watched.contacts.push({ url: socket.url(), kind: 'websocket' }))
  page.on('pageerror', (error) => watched.errors.push({ text: error.message, from: addressIn(error.stack ?? '') }))
  page.on('console', (message) => {
    const logged = loggedError(message)
    if (isOfBrowser(logged.text)) return
    if (message.type() === 'error') watched.errors.push(logged)
    if (message.type() === 'warning') watched.warnings.push(logged)
  })
}

/** An error that the page has caught and logged has the vendor’s script in its stack. */
function loggedError(message: ConsoleMessage): LoggedError {
  const text = message.text()
  return { text: text.split('\n')[0] ?? '', from: addressIn(text) || message.location().url }
}

/** The first address of a stack: where the error was thrown. */
const addressIn = (stack: string) => /https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? ''

/** The brand’s policies apply to its page and to the shell of vendors’ HTML. Vendors’ own pages have policies of their own. */
const isOfBrand = (document: string, origin: string) =>
  document === origin || document.startsWith(`${origin}/`) || document.endsWith('/provider-frame.html')

/** Runs in every frame. An observer goes on where a document is written anew, which ends the listeners of its events. */
function reportViolations() {
  const seen = new Set<string>()
  const tell = (directive: string, blocked: string, disposition: string) => {
    const key = `${directive} ${blocked}`
    if (seen.has(key)) return
    seen.add(key)
    window.certifyViolation?.({ directive, blocked, document: location.href, isReportOnly: disposition === 'report' })
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
    tell(effectiveDirective, blockedURI, disposition),
  )
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL, disposition } = body as unknown as Record<string, string>
        tell(effectiveDirective ?? '', blockedURL ?? '', disposition ?? '')
      }
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}
