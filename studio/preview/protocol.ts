import type { OwnKind } from '../../manifest-tools/layers/content-source.ts'
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

/** What a visitor sees now. */
export const visitorContext: PreviewContext = {
  theme: 'dark',
  language: 'en',
  textSize: 100,
  role: 'visitor',
  now: null,
  connection: 'online',
}

/** How a field of a form can be looked at. */
export const fieldStates = ['empty', 'wrong', 'focused', 'filled', 'sent', 'refused'] as const

export type FieldState = (typeof fieldStates)[number]

/** What a preview can do besides showing manifests. */
interface Capabilities {
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
  /** Whether the page reads what other languages need before it is asked for. */
  ahead: boolean
  editing: boolean
  selected: string | null
  /** One of `Capabilities.show`. */
  show: string | null
}

/** From Studio to the preview, by the port. */
export type ToPreview =
  | { kind: 'patch'; id: number; manifest: Manifest }
  | { kind: 'context'; context: Partial<PreviewContext> }
  | { kind: 'navigate'; path: string }
  /** Outlines a block, a field or an item of the brand’s own, and scrolls to it; null outlines none. */
  | { kind: 'select'; pointer: string | null }
  /** Whether a click selects a block instead of using it. */
  | { kind: 'edit'; on: boolean }
  /** Shows one of `Capabilities.show`, or a message of the brand’s own such as `popup:welcome`; null hides it. */
  | { kind: 'show'; what: string | null }
  /** Outlines a text, such as `common:nav.home`, wherever it is, and scrolls to it; null outlines none. */
  | { kind: 'text'; id: string | null }
  /** Whether the page tells which texts it shows, and again when they change. */
  | { kind: 'texts'; on: boolean }
  /** Shows a field of a form, by its pointer, in a state; null shows the form as players meet it. */
  | { kind: 'field'; pointer: string; state: FieldState | null }
  /** Starts the page again, with files that were written meanwhile. */
  | { kind: 'reload' }
  /** Asks for `PlatformContent`: what the platform has of a kind in a language. */
  | { kind: 'content'; content: OwnKind; language: string }
  /** Asks for `PlatformPage`: the platform’s static page with this id, such as `terms-fr`. */
  | { kind: 'page'; id: string }
  /** Asks for `PlatformPicture`: a picture of the platform, by its address. */
  | { kind: 'picture'; address: string }
  /**
   * Opens a control over the words that were clicked last, to type in them. `target` is what Studio calls them; `Typed` repeats it.
   */
  | { kind: 'type'; target: string; text: string }
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

/** A block, a field or an item of the brand’s own was clicked in edit mode; null where the player left it by Escape. */
export interface Selected {
  kind: 'selected'
  pointer: string | null
}

/** The texts that the page shows, by names such as `common:nav.home`. */
export interface Texts {
  kind: 'texts'
  ids: string[]
}

/** A banner, a promotion or a message on the page, by its id as a text. */
export interface ContentItem {
  content: OwnKind
  id: string
}

/** What stands at the place that was clicked in edit mode. It follows `Selected` where that is in a block. */
export interface Clicked {
  kind: 'clicked'
  /** Its words as they are shown; empty for none. */
  words: string
  /** The texts that have these words, the likeliest first. */
  texts: string[]
  /** The absolute addresses of the picture there, in all of its sizes; none without a picture. */
  pictures: string[]
  /** The reads of the platform that gave the words or the picture, such as `GET /banners`. */
  calls: string[]
  /** The addresses of the site’s files that have the words. */
  files: string[]
  /** The item of content that it belongs to, the platform’s or the brand’s own; null for none. */
  item: ContentItem | null
  /** Whether it was the second click of two. */
  isDouble: boolean
}

/** What was typed over words of the page. */
export interface Typed {
  kind: 'typed'
  target: string
  text: string
  /** Whether the control is closed. After Escape the text is what it was at the start. */
  isDone: boolean
}

/** A field of a form is in the state that was asked for, or cannot be. */
export interface FieldShown {
  kind: 'field'
  pointer: string
  state: FieldState
  /** What is wrong, what is sent, or why the field cannot be in this state. */
  text: string
}

/** What the platform has of a kind in a language, or why it could not be read. */
export interface PlatformContent {
  kind: 'content'
  content: OwnKind
  language: string
  /** As the platform’s reader returns them. */
  items: object[]
  /** Empty if they could be read. */
  problem: string
}

/** A static page of the platform, or why it could not be read. */
export interface PlatformPage {
  kind: 'page'
  id: string
  /** Empty for a page that the platform does not have. */
  title: string
  html: string
  /** Empty if it could be read, or there is none. */
  problem: string
}

/** A picture of the platform as a JPEG; null for one that cannot be read. */
export interface PlatformPicture {
  kind: 'picture'
  address: string
  bytes: Uint8Array | null
}

/** Where the preview is, and for whom. */
export interface PreviewState {
  kind: 'state'
  /** With its query. */
  path: string
  /** A page key, or `NOT_FOUND`. */
  page: string
  /** Who is signed in: one of `Capabilities.roles`, or the login of somebody else; null while it changes. */
  role: string | null
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
export type FromPreview =
  | Ready
  | Applied
  | Selected
  | Texts
  | Clicked
  | Typed
  | FieldShown
  | PlatformContent
  | PlatformPage
  | PlatformPicture
  | PreviewState
  | Refused
