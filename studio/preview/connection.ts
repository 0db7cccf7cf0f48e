import type { OwnKind } from '../../manifest-tools/layers/content-source.ts'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { isFromPreview, isHello } from './checks.ts'
import {
  protocol,
  type Applied,
  type Clicked,
  type FieldShown,
  type FieldState,
  type FromPreview,
  type PlatformContent,
  type PlatformPage,
  type PlatformPicture,
  type Hello,
  type PreviewContext,
  type PreviewState,
  type Ready,
  type Refused,
  type Selected,
  type State,
  type Texts,
  type ToPreview,
  type Typed,
} from './protocol.ts'

/** How long a frame may take until its page says `hello`, and after that until it says `ready`, in milliseconds. */
const timeoutMs = 3000

/** What Studio is told of a preview. */
interface PreviewEvents {
  ready(info: Ready): void
  applied(patch: Applied): void
  selected(block: Selected): void
  texts(texts: Texts): void
  clicked(place: Clicked): void
  typed(words: Typed): void
  field(field: FieldShown): void
  /** Only for those who ask for it. */
  content?(content: PlatformContent): void
  page?(page: PlatformPage): void
  picture?(picture: PlatformPicture): void
  state(state: PreviewState): void
  refused(change: Refused): void
  /** Called when the frame shows no preview; `cause` is a sentence. If the preview starts later, `ready` follows. */
  lost(cause: string): void
}

/** How to reach the preview in a frame. */
export interface PreviewOptions {
  /** The brand’s origin. */
  origin: string
  /** The token of previews, which the server also wrote into their pages. */
  token: string
  /** Resolved, without the overrides of a host. */
  manifest: Manifest
  context: PreviewContext
  /** Whether the page preloads the texts of the other languages, which pictures do not need. */
  preloadsLanguages?: boolean
  on: PreviewEvents
}

/** A preview in a frame. It connects again automatically after the frame has reloaded or navigated. */
export interface PreviewConnection {
  /**
   * Shows a manifest. Until the page answers, only the newest of the later ones is queued. Returns the id that `applied` or
   * `refused` will name; an `applied` of a later id means that this one is outdated.
   */
  showManifest(manifest: Manifest): number
  context(change: Partial<PreviewContext>): void
  /** Opens a path. One that is asked for before the page is ready is opened then. */
  navigate(path: string): void
  /** Outlines the block, the field or the item of this pointer and scrolls to it; null outlines none. */
  select(pointer: string | null): void
  /** Sets whether clicks select blocks. */
  setEditing(isOn: boolean): void
  /** Outlines a text and scrolls to it; null outlines none. */
  text(id: string | null): void
  /** Sets whether the page tells which texts it shows. */
  texts(isOn: boolean): void
  /** Opens a control over the words that were clicked last. */
  type(target: string, text: string): void
  /** Shows a field of a form in a state; null shows the form as players meet it. */
  field(pointer: string, state: FieldState | null): void
  /** Starts the page again, with files that were written meanwhile. */
  reload(): void
  /** Asks for what the platform has of a kind in a language; `content` follows. */
  readContent(content: OwnKind, language: string): void
  /** Asks for a static page of the platform; `page` follows. */
  readPage(id: string): void
  /** Asks for a picture of the platform; `picture` follows. */
  readPicture(address: string): void
  /** Shows what players see rarely, by its name in `Capabilities.show`, such as `overlay:wheel`; null hides it. */
  show(what: string | null): void
  [Symbol.dispose](): void
}

/** Connects Studio to the preview in a frame. Messages of other windows, origins and tokens have no effect. */
export function connectPreview(frame: HTMLIFrameElement, options: PreviewOptions): PreviewConnection {
  const { origin, token, on } = options
  const shown = {
    id: 0,
    manifest: options.manifest,
    context: options.context,
    ahead: options.preloadsLanguages ?? false,
    editing: false,
    selected: null as string | null,
    show: null as string | null,
  }
  let port: MessagePort | undefined
  let nonce: string | undefined
  /** Where Studio has sent the page, until the page says where it is. */
  let path: string | undefined
  let isReady = false
  /** The patch that the page has not yet answered. */
  let pending: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const startTimeout = (cause: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => on.lost(cause), timeoutMs)
  }
  const send = (message: ToPreview) => port?.postMessage(message)
  const sendPatch = () => {
    pending = shown.id
    send({ kind: 'patch', id: shown.id, manifest: shown.manifest })
    startTimeout(causes.silent(origin))
  }

  function onHello(event: MessageEvent<unknown>) {
    if (event.source === null || event.source !== frame.contentWindow || event.origin !== origin) return
    if (!isHello(event.data) || event.data.nonce === nonce) return
    nonce = event.data.nonce
    const problem = problemOf(event.data, token)
    if (problem) {
      clearTimeout(timer)
      on.lost(problem)
    } else answer(event.data)
  }

  function answer(hello: Hello) {
    const channel = new MessageChannel()
    port?.close()
    port = channel.port1
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isFromPreview(data)) receive(data)
    })
    port.start()
    pending = shown.id
    isReady = false
    const state: State = { studio: 'state', token, nonce: hello.nonce, ...shown }
    frame.contentWindow?.postMessage(state, origin, [channel.port2])
    startTimeout(causes.unstarted(origin))
  }

  function receive(message: FromPreview) {
    clearTimeout(timer)
    if (message.kind === 'selected') {
      shown.selected = message.pointer
      if (message.pointer === null) shown.editing = false
    }
    if (message.kind === 'ready') {
      isReady = true
      if (path !== undefined) send({ kind: 'navigate', path })
    } else if (message.kind === 'state' && isReady) {
      path = undefined
      // After a reload the page is for whoever it was for last.
      if (message.role !== null) shown.context = { ...shown.context, role: message.role }
    }
    if (message.kind === 'applied' || message.kind === 'refused') settle(message)
    // Each message has a handler of the same name, but TypeScript cannot match them.
    ;(on[message.kind] as ((each: FromPreview) => void) | undefined)?.(message)
  }

  function settle({ id }: Applied | Refused) {
    if (id !== pending) return
    pending = undefined
    if (id < shown.id) sendPatch()
  }

  const onLoad = () => {
    startTimeout(causes.unanswered(origin))
    send({ kind: 'ping' })
  }

  window.addEventListener('message', onHello)
  frame.addEventListener('load', onLoad)
  startTimeout(causes.unanswered(origin))
  return {
    showManifest(manifest) {
      shown.manifest = manifest
      shown.id++
      if (port && pending === undefined) sendPatch()
      return shown.id
    },
    context(change) {
      shown.context = { ...shown.context, ...change }
      send({ kind: 'context', context: change })
    },
    navigate(to) {
      path = to
      if (isReady) send({ kind: 'navigate', path })
    },
    select(pointer) {
      shown.selected = pointer
      send({ kind: 'select', pointer })
    },
    setEditing(isOn) {
      shown.editing = isOn
      send({ kind: 'edit', on: isOn })
    },
    show(what) {
      shown.show = what
      send({ kind: 'show', what })
    },
    text: (id) => send({ kind: 'text', id }),
    type: (target, text) => send({ kind: 'type', target, text }),
    field: (pointer, state) => send({ kind: 'field', pointer, state }),
    reload: () => send({ kind: 'reload' }),
    readContent: (content, language) => send({ kind: 'content', content, language }),
    readPicture: (address) => send({ kind: 'picture', address }),
    readPage: (id) => send({ kind: 'page', id }),
    texts: (isOn) => send({ kind: 'texts', on: isOn }),
    [Symbol.dispose]() {
      clearTimeout(timer)
      window.removeEventListener('message', onHello)
      frame.removeEventListener('load', onLoad)
      send({ kind: 'bye' })
      port?.close()
    },
  }
}

const causes = {
  unanswered: (origin: string) =>
    `${origin} shows no preview: the page was not found, is not served by \`npm run studio\` or \`npm run dev\`, or its code did not load.`,
  unstarted: (origin: string) => `The preview at ${origin} has loaded, but does not start.`,
  silent: (origin: string) => `The preview at ${origin} does not answer any more. Reload it.`,
}

/** Returns why Studio does not talk to a preview. */
function problemOf(hello: Hello, token: string): string | undefined {
  if (hello.protocol !== protocol)
    return `The preview speaks version ${hello.protocol} of the protocol, and Studio version ${protocol}. Reload both.`
  return hello.token === token ? undefined : 'The server has been restarted since this preview was loaded. Reload it.'
}
