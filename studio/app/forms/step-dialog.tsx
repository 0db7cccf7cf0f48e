import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { addStep, type TextsByLanguage } from './field-actions.ts'
import { formAt, stepsOf } from './forms.ts'
import { LanguageTexts } from './language-texts.tsx'

interface DialogProps {
  editor: EditorStore
  tree: TreeStore
  onClose: () => void
}

/** Asks for the title of a new step in each language; a form of one page gets two. */
export const StepDialog = observer(function StepDialog({ editor, tree, onClose }: DialogProps) {
  const languages = languagesOf(editor.shown)
  const form = formAt(tree.node.pointer)!
  const known = stepsOf(editor.manifest, form).length
  const [titles, setTitles] = useState<TextsByLanguage[]>(() => (known === 0 ? [{}, {}] : [{}]))
  const change = (index: number, language: string, text: string) =>
    setTitles(titles.with(index, { ...titles[index], [language]: text }))
  const add = (event: FormEvent) => {
    event.preventDefault()
    const pointer = addStep(editor, form, titles)
    tree.reveal(pointer)
    tree.select(pointer)
    onClose()
  }
  return (
    <Dialog title={known === 0 ? 'Ask in steps' : 'Add a step'} onClose={onClose}>
      <form className="new-field" onSubmit={add}>
        <p className="field-help">
          {known === 0
            ? 'The first half of the fields is asked in the first step, the rest in the second. Each field has its step among its settings.'
            : 'The new step comes last, with the last field of the form. Each field has its step among its settings.'}
        </p>
        {titles.map((texts, index) => (
          <fieldset key={index}>
            <legend>{`Title of step ${known + index + 1}`}</legend>
            <LanguageTexts
              label={`Title of step ${known + index + 1}`}
              languages={languages}
              texts={texts}
              onChange={(language, text) => change(index, language, text)}
            />
          </fieldset>
        ))}
        <p className="row end">
          <button type="submit" className="button primary">
            {known === 0 ? 'Ask in steps' : 'Add the step'}
          </button>
        </p>
      </form>
    </Dialog>
  )
})
