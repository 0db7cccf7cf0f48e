import { child, parent, valueAt } from '../../../manifest-tools/json/pointer.ts'
import { pageTitle } from '../../../manifest-tools/explain/titles.ts'
import { patternWords } from '../../../manifest-tools/check/patterns.ts'
import { definitions } from '../../../manifest-tools/explain/schema.ts'
import { translationKeys } from '../../../manifest-tools/rules/lists.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { asOneStep, writeTexts, type TextsByLanguage } from '../forms/field-actions.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { pointerOf, splitId } from '../texts/rows.ts'
import type { TreeNode } from './tree-node.ts'

const form = definitions.OwnPageKey?.pattern ?? ''

/** Returns the translation key of the title that a page of the brand’s own gets. */
const titleKey = (name: string) => `page.${name.replaceAll('-', '_')}`

/** Returns why no page can be added under a key; empty if one can. */
export function pageNameProblem(name: string, manifest: unknown): string {
  if (!new RegExp(form).test(name)) return `It must ${patternWords(form).must}.`
  return valueAt(manifest, child('/pages', name)) === undefined ? '' : 'There is a page of this name.'
}

/** Adds a page without blocks, with its title in languages; returns its pointer. */
export function addPage(editor: EditorStore, name: string, path: string, titles: TextsByLanguage): string {
  const pointer = child('/pages', name)
  asOneStep(editor, `Add ${pageTitle(name)}`, (set) => {
    writeTexts(set, titleKey(name), titles)
    set(pointer, { path, visible: true, title: titleKey(name), blocks: [] })
  })
  return pointer
}

/** Whether an entry is a page that the brand’s file itself has added, and can be removed. */
export const isOwnPage = ({ kind, pointer }: TreeNode, editor: EditorStore) =>
  kind === 'page' && new RegExp(form).test(nameOf(pointer)) && editor.isOwn(pointer) && !editor.isInherited(pointer)

const nameOf = (pointer: string) => pointer.slice(parent(pointer).length + 1)

/** Removes a page of the brand’s own with the texts of its title, unless something else names them; returns what is selected then. */
export function removePage(editor: EditorStore, pointer: string): string {
  const name = nameOf(pointer)
  const key = titleKey(name)
  const users = translationKeys(editor.manifest as unknown as Manifest).filter(({ value }) => value === key)
  const isAlone = users.every((each) => each.pointer.startsWith(`${pointer}/`))
  asOneStep(editor, `Remove ${pageTitle(name)}`, (set) => {
    set(pointer, undefined)
    for (const language of isAlone ? languagesOf(editor.shown) : []) set(pointerOf(splitId(key), language), undefined)
  })
  return parent(pointer)
}
