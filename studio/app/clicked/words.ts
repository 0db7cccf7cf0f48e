import type { ProductTexts } from '../../shared/calls.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { textOf } from '../texts/text-of.ts'
import { writeText } from '../texts/write-text.ts'

/** Words that players read, in each language of the brand. */
export interface Words {
  /** What tells them from other words: the name of a text, or the pointer of a setting with `*` for the language. */
  target: string
  /** The name of the text; absent of settings. */
  id?: string
  /** As they are written, with marks and placeholders. */
  textIn: (language: string) => string
  /** Changes them; until the step ends, all changes are one. */
  write: (language: string, text: string) => void
  /** The key of that step. */
  step: string
}

const languageKey = /\/texts\/([a-z]{2,3})\//

/** Returns the words of a text of the brand. */
export function wordsOfText(editor: EditorStore, product: ProductTexts, id: string): Words {
  const step = `words ${id}`
  return {
    target: id,
    id,
    step,
    textIn: (language) => textOf(editor.manifest, product, id, language) ?? '',
    write: (language, text) =>
      writeText(editor, product, { id, language, text }, `Change the text ${id} in ${language}`, step),
  }
}

/** Returns the words of an item of the brand’s own; undefined if the setting has no languages. */
export function wordsOfSetting(editor: EditorStore, pointer: string): Words | undefined {
  if (!languageKey.test(pointer)) return undefined
  const target = pointer.replace(languageKey, '/texts/*/')
  const at = (language: string) => target.replace('*', language)
  const step = `words ${target}`
  return {
    target,
    step,
    textIn: (language) => String(editor.valueAt(at(language)) ?? ''),
    write: (language, text) => editor.set(at(language), text || undefined, `Change words in ${language}`, step),
  }
}
