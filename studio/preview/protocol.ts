import type { Manifest } from '../../schemas/generated/manifest.ts'

/**
 * The messages between Studio and the preview of a brand: data only, never code.
 *
 * 1. The page in the frame posts `hello` to its parent window, addressed to Studio’s origin, which the server wrote into the page.
 * 2. Studio answers each `hello` with `state` and a `MessagePort`. Reloads and navigations of the frame start again at 1.
 * 3. Everything else goes through the port, which nobody else holds.
 *
 * Both sides check origin, window and token of 1 and 2, and the shape of every message.
 */
export const protocol = 1

/** How a preview looks at a brand. */
export interface PreviewContext {
  theme: 'dark' | 'light'
  /** One of the manifest’s `languages`. */
  language: string
  /** The size of text, in per cent. */
  textSize: number
  /** `visitor`, a role of `brand access`, or the login of a demo player. */
  role: string
  /** The date and time that the page shows, as ISO 8601; null for now. */
  now: string | null
  connection: 'online' | 'offline' | 'slow'
}

/** What a preview can do besides showing manifests. */
export interface Capabilities {
  /** The values of `role`. */
  roles: string[]
  /** The values of `show`: what players see rarely, such as `overlay:wheel`. */
  show: string[]
}

/** From the page in the frame to Studio’s window. */
export interface Hello {
  studio: 'hello'
  protocol: number
  token: string
  /** Made for this page alone; the answer repeats it. */
  nonce: string
}

/** Studio’s answer, with a `MessagePort`. */
export interface State {
  studio: 'state'
  token: string
  nonce: string
  /** The id of the patch that this manifest is. */
  id: number
  manifest: Manifest
  context: PreviewContext
  editing: boolean
  selected: string | null
}

/** From Studio to the preview, by the port. */
export type ToPreview =
  | { kind: 'patch'; id: number; manifest: Manifest }
  | { kind: 'context'; context: Partial<PreviewContext> }
  | { kind: 'navigate'; path: string }
  /** Outlines a block and scrolls to it; null outlines none. */
  | { kind: 'select'; pointer: string | null }
  /** Whether a click selects a block instead of using it. */
  | { kind: 'edit'; on: boolean }
  /** Shows one of `Capabilities.show`; null hides it. */
  | { kind: 'show'; what: string | null }
  /** Asks for `PreviewState`: whether the page is still there. */
  | { kind: 'ping' }
  /** Studio leaves; the page says `hello` again, for whoever comes next. */
  | { kind: 'bye' }

/** The page runs. */
export interface Ready {
  kind: 'ready'
  protocol: number
  /** Of the product. */
  version: string
  capabilities: Capabilities
}

/** A manifest is on the screen. */
export interface Applied {
  kind: 'applied'
  id: number
  /** From the arrival of the patch to the next paint. */
  ms: number
}

/** A block was clicked in edit mode; null where the player left it by Escape. */
export interface Selected {
  kind: 'selected'
  pointer: string | null
}

/** Where the preview is. */
export interface PreviewState {
  kind: 'state'
  /** With its query. */
  path: string
  /** A page key, or `NOT_FOUND`. */
  page: string
}

/** A change that a running page cannot take. Where `reloads`, the page starts again with it. */
export interface Refused {
  kind: 'refused'
  id: number
  pointer: string
  reason: string
  reloads: boolean
}

/** From the preview to Studio, by the port. */
export type FromPreview = Ready | Applied | Selected | PreviewState | Refused

type Fields = Record<string, unknown>
type Check = (value: unknown) => boolean

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string' && value.length <= 2000
const isFlag: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isPointer: Check = (value) => isText(value) && /^(\/.*)?$/s.test(value as string)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const isTexts: Check = (value) => Array.isArray(value) && value.length <= 1000 && value.every(isText)
/** A path of the site itself: `//host` and `/\host` would be another site’s. */
const isPath: Check = (value) => isText(value) && /^\/(?![/\\])/.test(value as string)

const has = (value: unknown, checks: Record<string, Check>): boolean =>
  isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

const contextChecks: Record<keyof PreviewContext, Check> = {
  theme: oneOf('dark', 'light'),
  language: (value) => isText(value) && /^[a-z]{2,3}$/.test(value as string),
  textSize: (value) => isCount(value) && (value as number) >= 50 && (value as number) <= 400,
  role: isText,
  now: orNull((value) => isText(value) && !Number.isNaN(Date.parse(value as string))),
  connection: oneOf('online', 'offline', 'slow'),
}

const isPartOfContext: Check = (value) =>
  isFields(value) &&
  Object.entries(value).every(([name, each]) => contextChecks[name as keyof PreviewContext]?.(each) ?? false)

const toPreview: Record<ToPreview['kind'], Record<string, Check>> = {
  patch: { id: isCount, manifest: isFields },
  context: { context: isPartOfContext },
  navigate: { path: isPath },
  select: { pointer: orNull(isPointer) },
  edit: { on: isFlag },
  show: { what: orNull(isText) },
  ping: {},
  bye: {},
}

const fromPreview: Record<FromPreview['kind'], Record<string, Check>> = {
  ready: {
    protocol: isCount,
    version: isText,
    capabilities: (value) => has(value, { roles: isTexts, show: isTexts }),
  },
  applied: { id: isCount, ms: isCount },
  selected: { pointer: orNull(isPointer) },
  state: { path: isPath, page: isText },
  refused: { id: isCount, pointer: isPointer, reason: isText, reloads: isFlag },
}

const isKnown = (value: unknown, kinds: Record<string, Record<string, Check>>): boolean =>
  isFields(value) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(kinds, value.kind) &&
  has(value, kinds[value.kind] as Record<string, Check>)

/** Whether a value has the shape of `Hello`. */
export const isHello = (value: unknown): value is Hello =>
  has(value, { studio: oneOf('hello'), protocol: isCount, token: isText, nonce: isText })

/** Whether a value has the shape of `State`. The manifest itself is checked against the schema where it is used. */
export const isState = (value: unknown): value is State =>
  has(value, {
    studio: oneOf('state'),
    token: isText,
    nonce: isText,
    id: isCount,
    manifest: isFields,
    context: (context) => has(context, contextChecks),
    editing: isFlag,
    selected: orNull(isPointer),
  })

/** Whether a value has the shape of a message to the preview. */
export const isToPreview = (value: unknown): value is ToPreview => isKnown(value, toPreview)

/** Whether a value has the shape of a message from the preview. */
export const isFromPreview = (value: unknown): value is FromPreview => isKnown(value, fromPreview)
