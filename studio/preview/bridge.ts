import { reaction } from 'mobx'
import { getI18n } from 'react-i18next'
import type { Stores } from '../../engine/shell/stores.ts'
import type { Domain, Registry } from '../../engine/registry.ts'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { contextSwitch, prepareContext } from './context/context.ts'
import { readPlatform } from './platform-content.ts'
import { roleSwitch, type Roles } from './context/role.ts'
import { FieldStates } from './forms/field-states.ts'
import { greet } from './greet.ts'
import { goTo, showLive } from './patch/live.ts'
import { problemOf, served, hideUnknownBlocks } from './patch/served.ts'
import { followTexts } from './patch/texts.ts'
import { readTextsAhead } from './patch/texts-ahead.ts'
import { showTheme } from './patch/theme.ts'
import { protocol, type FromPreview, type PreviewContext, type State, type ToPreview } from './protocol.ts'
import { startWith } from './seams/read-manifest.ts'
import { rendered } from './seams/stores.ts'
import { InPlace } from './select/in-place.ts'
import { itemElement, itemOf } from './select/items.ts'
import { placeAt } from './select/place.ts'
import { Reads } from './select/reads.ts'
import { Selection } from './select/selection.ts'
import { TextSelection } from './select/text-selection.ts'
import type { PreviewSettings } from './settings.ts'
import { hiddenThings, prepareShow } from './show.ts'

/** How long a page waits for Studio’s manifest before it starts with its own, in milliseconds. */
const waitMs = 1000

/** A page that Studio has made start again must not start with an earlier manifest: it would be refused again. */
const waitAfterReloadMs = 10_000

/** Starts the page as a preview: with the manifest and the context of Studio, which it follows from then on. */
export async function startPreview(settings: PreviewSettings, registry: Registry, run: (own: Domain) => Promise<void>) {
  let start: (state: State | undefined) => void = () => undefined
  const first = new Promise<State | undefined>((resolve) => (start = resolve))
  // A frame shows a scroll bar where it is needed, and no empty place for one.
  document.documentElement.style.scrollbarGutter = 'auto'
  const page = new PreviewPage(settings, registry)
  const send = greet(settings, {
    state(state) {
      start(state)
      page.enqueue(() => page.state(state))
    },
    message: (message) => page.enqueue(() => page.message(message)),
  })
  page.send = send
  setTimeout(start, isReload() ? waitAfterReloadMs : waitMs)
  await page.prepare(await first)
  void rendered.then(() => page.ready())
  await run({ start: (stores) => page.start(stores) })
}

const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload'

/** The page of a preview. What Studio says before it runs waits. */
class PreviewPage {
  send: (message: FromPreview) => void = () => undefined
  readonly #settings: PreviewSettings
  readonly #registry: Registry
  #first: State | undefined
  #stores!: Stores
  #shown!: Manifest
  #roles!: Roles
  #change!: (context: Partial<PreviewContext>) => void
  #show!: ReturnType<typeof hiddenThings>
  #selection!: Selection
  #fields!: FieldStates
  readonly #texts = new TextSelection((message) => this.send(message))
  readonly #typing = new InPlace((message) => this.send(message))
  readonly #reads = new Reads()
  /** What was clicked last. */
  #clicked: Node | undefined
  #isRunning: Promise<void>
  #ready!: () => void

  constructor(settings: PreviewSettings, registry: Registry) {
    this.#settings = settings
    this.#registry = registry
    this.#isRunning = new Promise((resolve) => (this.#ready = resolve))
  }

  /** Carries out one thing after the other, once the page runs. */
  enqueue(work: () => Promise<void>) {
    this.#isRunning = this.#isRunning.then(work).catch((error: unknown) => console.error(error))
  }

  /** Before the engine starts. */
  async prepare(state: State | undefined) {
    if (!state) return
    const manifest = this.#served(state.manifest)
    prepareContext(state.context)
    prepareShow(state.show)
    this.#first = state
    if (await problemOf(manifest)) return
    startWith(manifest)
    showTheme(manifest.theme)
  }

  /** Once the stores are there, and before anything is rendered. */
  start(stores: Stores) {
    this.#stores = stores
    this.#shown = JSON.parse(JSON.stringify(stores.manifest)) as Manifest
    this.#reads.follow(stores.http)
    this.#roles = roleSwitch(stores, this.#settings)
    this.#change = contextSwitch(stores, this.#roles)
    this.#show = hiddenThings(stores, this.#registry, this.#first?.show ?? null)
    this.#selection = new Selection(
      () => stores.manifest,
      (pointer) => this.send({ kind: 'selected', pointer }),
      (event) => this.#click(event),
    )
    this.#fields = new FieldStates(
      stores,
      (message) => {
        // The form may have been made again.
        this.#selection.refresh()
        this.send(message)
      },
      (act) => this.#selection.use(act),
    )
    if (this.#first) this.#change({ theme: this.#first.context.theme })
    // The manifest of the stores changes in place; a text that changes is compared with what it was.
    followTexts(this.#shown)
    this.#texts.follow(getI18n())
  }

  /** Once the first page is rendered. */
  ready() {
    const { location } = this.#stores
    this.#ready()
    reaction(
      () => [location.path, location.search, location.page, this.#roles.current()],
      () => this.#sendState(),
    )
  }

  /** Studio’s answer to `hello`: the first one, or after it has connected again. */
  async state({ id, manifest, context, ahead, selected, editing, show }: State) {
    const { roles, players } = this.#settings
    this.send({
      kind: 'ready',
      protocol,
      version: document.documentElement.dataset.version ?? '',
      capabilities: {
        roles: [...roles.map((role) => role.id), ...players.map(({ login }) => login)],
        show: this.#show.names,
      },
    })
    this.#change(context)
    this.#sendState()
    await this.#patch(id, manifest)
    this.#selection.edit(editing)
    this.#selection.select(selected)
    this.#show.show(show)
    if (ahead) readTextsAhead(getI18n(), () => this.#shown.languages)
  }

  async message(message: ToPreview) {
    if (message.kind === 'patch') await this.#patch(message.id, message.manifest)
    else if (message.kind === 'context') this.#change(message.context)
    else if (message.kind === 'navigate') goTo(message.path)
    else if (message.kind === 'select') this.#selection.select(message.pointer)
    else if (message.kind === 'edit') this.#selection.edit(message.on)
    else if (message.kind === 'show') this.#show.show(message.what)
    else if (message.kind === 'text') this.#texts.select(message.id)
    else if (message.kind === 'type') this.#type(message)
    else if (message.kind === 'field') this.#fields.show(message.pointer, message.state)
    else if (message.kind === 'reload') window.location.reload()
    else if (message.kind === 'content' || message.kind === 'page' || message.kind === 'picture')
      this.send(await readPlatform(this.#stores, message))
    else if (message.kind === 'texts') this.#texts.watch(message.on)
    else this.#sendState()
  }

  /** Tells what was clicked. */
  #click({ clientX, clientY, target, detail }: MouseEvent) {
    if (!(target instanceof Element)) return
    const item = itemOf(target)
    const place = placeAt(clientX, clientY, target, item && itemElement(item))
    const { node, words, pictures } = place
    this.#clicked = node
    this.send({
      kind: 'clicked',
      words,
      texts: this.#texts.at(place, target),
      pictures,
      calls: this.#reads.callsWith(words, pictures),
      files: this.#reads.filesWith(words),
      item: item ?? null,
      isDouble: detail === 2,
    })
  }

  #type({ target, text }: Extract<ToPreview, { kind: 'type' }>) {
    if (this.#clicked) this.#typing.open(target, text, this.#clicked)
  }

  async #patch(id: number, manifest: Manifest) {
    const from = performance.now()
    const next = this.#served(manifest)
    const problem = await problemOf(next)
    if (problem) return this.send({ kind: 'refused', id, ...problem, reloads: false })
    const fixed = await showLive({ stores: this.#stores, registry: this.#registry, shown: this.#shown }, next)
    if (fixed) {
      this.send({ kind: 'refused', id, ...fixed, reloads: true })
      return window.location.reload()
    }
    this.#shown = next
    await painted()
    this.#selection.refresh()
    this.#texts.refresh()
    this.send({ kind: 'applied', id, ms: performance.now() - from })
  }

  #served(manifest: Manifest): Manifest {
    const { blocks } = this.#registry
    return served(
      hideUnknownBlocks(manifest, (use) => Object.hasOwn(blocks, use)),
      this.#settings,
    )
  }

  #sendState() {
    const { path, search, page } = this.#stores.location
    this.send({ kind: 'state', path: path + search, page: page ?? 'NOT_FOUND', role: this.#roles.current() })
  }
}

/** How long to wait for a paint: a frame that nobody sees is not painted. */
const unseenMs = 500

/** Resolves once what was rendered is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, unseenMs)
    requestAnimationFrame(() => {
      // The next task comes after the paint.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        clearTimeout(timer)
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  })
