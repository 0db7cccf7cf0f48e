import type { ErrorReport } from '#api'
import { cleanAddress, scrub, stackOf } from './scrub.ts'

/** An error before it is counted and its page is added. */
export type Fault = Pick<ErrorReport, 'kind' | 'message' | 'stack'>

/** Browsers’ own notices, and errors of scripts without details. */
const noise = /^(?:Error: )?(?:ResizeObserver loop|Script error\.?$)/
const extensions = /^(?:chrome|moz|safari|safari-web|webkit-masked-url)(?:-extension)?:/
const ofElement = /^(?:script-src-attr|style-src-(?:attr|elem))$/
const code = /dynamically imported module|[Ii]mporting a module script failed|Unable to preload/

/**
 * Converts an entry noted by the shell’s script (engine/first-script/early-errors.ts) to a report: a window event, or an
 * error written to the console with its level. Returns undefined for errors that are neither ours nor a vendor’s.
 */
export function readNote(noted: unknown, origin: string, secrets: readonly string[]): Fault | undefined {
  const fault = noted instanceof Event ? ofEvent(noted, origin) : ofConsole(noted as [string, unknown], origin)
  if (!fault || noise.test(fault.message)) return undefined
  const { kind, message, stack } = fault
  return { kind, message: scrub(message, secrets) || 'Unknown', ...(stack?.length && { stack }) }
}

/** Warnings are about vendors. A call without a response means no connection and is not reported. */
function ofConsole([level, error]: [level: string, error: unknown], origin: string): Fault | undefined {
  const isCall = error instanceof Error && error.name === 'ApiError'
  if (isCall && !('status' in error && error.status)) return undefined
  return thrown(level === 'warn' && !isCall ? 'vendor' : 'caught', error, origin)
}

function ofEvent(event: Event, origin: string): Fault | undefined {
  if (event.type === 'securitypolicyviolation') return violation(event as SecurityPolicyViolationEvent)
  if (event.type === 'unhandledrejection') return thrown('rejection', (event as PromiseRejectionEvent).reason, origin)
  if (event.type === 'vite:preloadError') return { kind: 'chunk', message: 'Code of this build could not be loaded' }
  if (!(event instanceof ErrorEvent)) return notLoaded(event, origin)
  return extensions.test(event.filename) ? undefined : thrown('error', event.error ?? event.message, origin)
}

function thrown(kind: Fault['kind'], value: unknown, origin: string): Fault {
  if (!(value instanceof Error))
    return { kind, message: typeof value === 'string' ? value : `Thrown: ${Object.prototype.toString.call(value)}` }
  return {
    kind: code.test(value.message) ? 'chunk' : kind,
    message: `${value.name}: ${value.message}`,
    stack: stackOf(value.stack, origin),
  }
}

/** A script or stylesheet that failed to load, ours or a vendor’s. */
function notLoaded({ target }: Event, origin: string): Fault | undefined {
  const source =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : ''
  if (!source || extensions.test(source)) return undefined
  return { kind: source.startsWith(`${origin}/`) ? 'chunk' : 'vendor', message: `Not loaded: ${cleanAddress(source)}` }
}

/**
 * Reads a violation. That of an element which is not in the page is the document’s: handlers and styles in a platform’s HTML
 * while it is sanitized, which removes them.
 */
function violation({
  target,
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent): Fault | undefined {
  if (extensions.test(blockedURI) || extensions.test(sourceFile)) return undefined
  if (blockedURI === 'inline' && ofElement.test(effectiveDirective) && target === document) return undefined
  const blocked = blockedURI.includes('://') ? cleanAddress(blockedURI) : blockedURI
  const stack = sourceFile ? [`${cleanAddress(sourceFile)}:${lineNumber}:${columnNumber}`] : []
  return { kind: 'policy', message: `${effectiveDirective} blocked ${blocked || 'something inline'}`, stack }
}
