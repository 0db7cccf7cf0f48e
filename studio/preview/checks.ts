import { fieldStates } from './protocol.ts'
import type { FromPreview, Hello, PreviewContext, State, ToPreview } from './protocol.ts'

/** How many characters a static page of the platform may have. */
export const longestPage = 500_000

/** How many bytes a picture of the platform may have, which is drawn again for the brand. */
const mostBytes = 3_000_000

/** How many items of the platform are handed over. */
export const mostItems = 200

type Fields = Record<string, unknown>
type Check = (value: unknown) => boolean

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Check = (value) => typeof value === 'string' && value.length <= 2000
/** A text of the brand can have as many characters as an import takes. */
const isLongText: Check = (value) => typeof value === 'string' && value.length <= 5000
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

const isPage: Check = (value) => typeof value === 'string' && value.length <= longestPage
const isPicture: Check = (value) => value instanceof Uint8Array && value.length <= mostBytes
const isContentKind = oneOf('banners', 'popups', 'promotions')
const isLanguage: Check = (value) => isText(value) && /^[a-z]{2,3}$/.test(value as string)
/** Items as the platform’s reader returns them: what is made of them depends on none of their values. */
const isItems: Check = (value) => Array.isArray(value) && value.length <= mostItems && value.every(isFields)

const contextChecks: Record<keyof PreviewContext, Check> = {
  theme: oneOf('dark', 'light'),
  language: isLanguage,
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
  text: { id: orNull(isText) },
  texts: { on: isFlag },
  field: { pointer: isPointer, state: orNull(oneOf(...fieldStates)) },
  content: { content: isContentKind, language: isLanguage },
  page: { id: isText },
  picture: { address: isText },
  reload: {},
  type: { target: isText, text: isLongText },
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
  texts: { ids: isTexts },
  clicked: {
    words: isText,
    texts: isTexts,
    pictures: isTexts,
    calls: isTexts,
    files: isTexts,
    item: orNull((value) => has(value, { content: isContentKind, id: isText })),
    isDouble: isFlag,
  },
  typed: { target: isText, text: isLongText, isDone: isFlag },
  field: { pointer: isPointer, state: oneOf(...fieldStates), text: isText },
  content: { content: isContentKind, language: isLanguage, items: isItems, problem: isText },
  page: { id: isText, title: isText, html: isPage, problem: isText },
  picture: { address: isText, bytes: orNull(isPicture) },
  state: { path: isPath, page: isText, role: orNull(isText) },
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
    ahead: isFlag,
    editing: isFlag,
    selected: orNull(isPointer),
    show: orNull(isText),
  })

/** Whether a value has the shape of a message to the preview. */
export const isToPreview = (value: unknown): value is ToPreview => isKnown(value, toPreview)

/** Whether a value has the shape of a message from the preview. */
export const isFromPreview = (value: unknown): value is FromPreview => isKnown(value, fromPreview)
