import { makeAutoObservable } from 'mobx'
import type { Change } from '../../../manifest-tools/check/diagnostic.ts'
import { valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import type { Resolved } from '../../../manifest-tools/layers/resolve.ts'
import type { ManifestFile, OpenedBrand } from '../../shared/calls.ts'
import { mostCharacters, tooLarge } from '../../shared/limits.ts'
import { may, refusalOf, type Role } from '../../shared/roles.ts'
import { changesTextsAlone } from '../../shared/texts-alone.ts'
import { withChanges } from '../../shared/written.ts'
import { History } from '../edit/history.ts'
import { inheritedBy, resolveExample, resolveSource, writeSetting, type Source } from '../edit/write.ts'
import { Checks } from './checks.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'
import { settersOf, type Setter } from '../../../manifest-tools/layers/setters.ts'

/** One brand that is open: its text, what was done to it, and what is wrong with it. */
export class EditorStore {
  readonly id: string
  readonly checks: Checks
  /** Where its preview is served. */
  readonly preview: string
  /** What the operator may do. */
  readonly role: Role
  /** As typed. */
  text: string
  /** What the text was made from: the file as it was read or saved last. */
  base: string
  /** The labels of what `undo` and `redo` would do. */
  next: { undo?: string; redo?: string } = {}
  /** When the draft that was found at the start was kept; 0 if there was none. */
  restoredAt = 0
  /** Whether this browser keeps drafts. */
  keepsDrafts = true
  /** The pointer of what is selected. */
  selected = ''
  parents: ManifestFile[]
  /** Of a parent: the brands that a change touches. */
  users: string[]
  /** Why the last change was not made; empty if it was. */
  refusal = ''
  /** Of a parent: the files of the brand that its preview shows, that brand last. */
  #example: ManifestFile[]
  /** The last resolved manifest of a text that was JSON. */
  #last: JsonObject = {}
  readonly #path: string
  readonly #history = new History()

  constructor({ file, parents, preview, users = [], example = [], last = {} }: OpenedBrand, role: Role = 'publisher') {
    this.role = role
    const draft = draftOf(file.name)
    this.id = file.name
    this.base = draft?.base ?? file.text
    this.text = draft?.text ?? file.text
    this.restoredAt = draft && draft.text !== file.text ? draft.at : 0
    this.preview = preview
    this.parents = parents
    this.users = users
    this.#example = example
    this.checks = new Checks(file.name)
    this.#path = file.path
    makeAutoObservable(this, { checks: false }, { autoBind: true })
    this.#last = this.resolved.manifest ?? last
    this.checks.scheduleCheck(this.text)
  }

  get #source(): Source {
    return { id: this.id, text: this.text, read: (name) => this.parents.find((each) => each.name === name)?.text }
  }

  /** The brand with its text in place of its file. */
  get resolved(): Resolved {
    return resolveSource(this.#source)
  }

  /** Whether the text is JSON. Otherwise only the text itself can be changed. */
  get isJson(): boolean {
    return this.resolved.manifest !== undefined
  }

  /** The resolved manifest; while the text is not JSON, the last one that was. */
  get manifest(): JsonObject {
    return this.resolved.manifest ?? this.#last
  }

  /** Whether there is anything to show: of a text that was never JSON, nothing is known. */
  get isKnown(): boolean {
    return Object.keys(this.manifest).length > 0
  }

  /** What the preview shows: the manifest, or the brand that shows this parent. */
  get shown(): JsonObject {
    return resolveExample(this.#source, this.#example) ?? this.manifest
  }

  get isChanged(): boolean {
    return this.text !== this.base
  }

  valueAt(pointer: string): unknown {
    return valueAt(this.manifest, pointer)
  }

  /** Why settings cannot be changed by this operator; empty if they can. */
  get whyReadOnly(): string {
    return refusalOf(this.role, 'edit')
  }

  pathOf(name: string): string {
    return name === this.id ? this.#path : (this.parents.find((each) => each.name === name)?.path ?? name)
  }

  /** What the file itself sets. */
  get ownValue(): JsonObject {
    return this.resolved.layers.at(-1)?.value ?? {}
  }

  /** The resolved manifest without what the file itself sets. */
  get inherited(): JsonObject {
    return this.isJson ? inheritedBy(this.#source) : {}
  }

  /** Whether the brand’s own file sets a value, or something in it. */
  isOwn = (pointer: string): boolean => isOwnIn(this.resolved, pointer)

  /** Whether a parent sets a value too, which the brand can go back to. */
  isInherited = (pointer: string): boolean => isInheritedIn(this.resolved, pointer)

  /** Changes a setting; undefined goes back to the inherited value. Changes of one key are one step until `endStep`. */
  set(pointer: string, value: unknown, label: string, key?: string) {
    if (this.isJson) this.replaceText(writeSetting(this.#source, pointer, value), label, key)
  }

  /** Makes changes of the file’s own settings as one step. */
  change(changes: readonly Change[], label: string) {
    if (this.isJson) this.replaceText(withChanges(this.text, changes), label)
  }

  /** Does nothing if the operator’s role does not allow the change; the server would refuse it too. */
  replaceText(text: string, label: string, key?: string) {
    this.refusal = text.length > mostCharacters ? tooLarge(text.length) : ''
    if (this.refusal || !may(this.role, changesTextsAlone(this.text, text) ? 'translate' : 'edit')) return
    this.#replace(text, label, key)
  }

  #replace(text: string, label: string, key?: string) {
    this.#history.record(this.text, text, label, key)
    this.#show(text)
  }

  endStep() {
    this.#history.end()
  }

  undo = () => this.#show(this.#history.undo(this.text))
  redo = () => this.#show(this.#history.redo(this.text))

  select(pointer: string) {
    this.selected = pointer
  }

  /** Takes over the files as they are on disk; what was typed stays, and is merged when it is saved. */
  receive({ file, parents, users = [], example = [] }: OpenedBrand) {
    Object.assign(this, { parents, users })
    this.#example = example
    if (!this.isChanged && file.text !== this.text) {
      this.base = file.text
      this.#replace(file.text, 'Take over what others saved')
    } else this.checks.scheduleCheck(this.text)
  }

  /** The file has this text now; what was typed since stays. */
  saved(text: string) {
    this.base = text
    this.restoredAt = 0
    this.#keep()
  }

  /** Goes on from another text of the file. */
  rebase(base: string, text: string, label: string) {
    this.base = base
    this.#replace(text, label)
  }

  /** Goes back to the text that the changes were made from. */
  discard() {
    this.restoredAt = 0
    this.#replace(this.base, 'Discard changes')
  }

  dispose = () => this.checks.dispose()

  #show(text: string) {
    this.text = text
    this.next = this.#history.next
    this.#last = this.resolved.manifest ?? this.#last
    this.#keep()
    this.checks.scheduleCheck(text)
  }

  #keep() {
    if (this.isChanged) this.keepsDrafts = keepDraft(this.id, { text: this.text, base: this.base, at: Date.now() })
    else dropDraft(this.id)
  }
}

const setters = ({ layers, manifest }: Resolved, pointer: string): Setter[] =>
  manifest === undefined ? [] : settersOf(pointer, layers, manifest)

/** Whether the last layer, the brand’s own file, sets a value or something in it. */
function isOwnIn(resolved: Resolved, pointer: string): boolean {
  const own = resolved.layers.at(-1)
  if (valueAt(own?.value, pointer) !== undefined) return true
  const last = setters(resolved, pointer).at(-1)
  return last !== undefined && last.layer === own
}

/** Whether more than one layer sets a value. */
const isInheritedIn = (resolved: Resolved, pointer: string): boolean => setters(resolved, pointer).length > 1
