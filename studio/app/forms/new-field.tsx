import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { settingTitle, valueTitle } from '../../../manifest-tools/explain/titles.ts'
import { choices } from '../../../manifest-tools/explain/words.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { NameInput } from '../ui/name-input.tsx'
import { addField, type TextsByLanguage } from './field-actions.ts'
import { fieldsOf, formAt, usualLabelKey } from './forms.ts'
import { initialField, nameFrom, nameProblem, type Kind, type NeededOption } from './kinds.ts'
import { LanguageTexts } from './language-texts.tsx'
import { choicesFrom } from './choices.ts'

interface NewFieldProps {
  editor: EditorStore
  tree: TreeStore
  kind: Kind
  onBack: () => void
  onClose: () => void
}

/** What a new field asks, in each language of the brand, and what its kind needs. */
export const NewField = observer(function NewField({ editor, tree, kind, onBack, onClose }: NewFieldProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const languages = languagesOf(editor.shown)
  const target = formAt(tree.node.pointer)!
  const [texts, setTexts] = useState<TextsByLanguage>({})
  const [offers, setOffers] = useState<TextsByLanguage>({})
  const [ownName, setOwnName] = useState<string>()
  const [isRequired, setIsRequired] = useState(false)
  const [options, setOptions] = useState<Record<string, string>>({})
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const others = fieldsOf(editor.manifest, target).map(({ field }) => field.name)
  const latin = ['en', ...languages].map((each) => nameFrom(texts[each] ?? '')).find((each) => each !== '')
  const name = ownName ?? latin ?? ''
  const problem = name === '' ? '' : nameProblem(name, others)
  const isLabelled = Object.values(texts).some((text) => text.trim())

  function add(event: FormEvent) {
    event.preventDefault()
    if (name === '' || problem) return
    const key = usualLabelKey(name)
    const { choices: offered, texts: choiceTexts } = choicesFrom(name, offers, languages)
    const { use, name: _name, ...rest } = initialField(kind.use, name)
    const entry = {
      use,
      name,
      ...(isLabelled && { label: key }),
      ...(isRequired && { required: true }),
      ...rest,
      ...options,
      ...(kind.hasChoices && { options: offered }),
    }
    const isBeside = tree.node.kind === 'field'
    const all = { ...(isLabelled && { [key]: texts }), ...choiceTexts }
    const pointer = addField(editor, target, entry, all, isBeside ? tree.node.pointer : undefined)
    tree.reveal(pointer)
    tree.select(pointer)
    onClose()
  }

  return (
    <form ref={form} className="new-field" onSubmit={add}>
      <fieldset>
        <legend>Label</legend>
        <p className="field-help">What players read. A language without a text is reported by the checks.</p>
        <LanguageTexts
          label="Label"
          languages={languages}
          texts={texts}
          onChange={(language, text) => setTexts({ ...texts, [language]: text })}
        />
      </fieldset>
      {kind.hasChoices && (
        <fieldset>
          <legend>Choices</legend>
          <p className="field-help">Separated by commas, in the same order in each language.</p>
          <LanguageTexts
            label="Choices"
            languages={languages}
            texts={offers}
            onChange={(language, text) => setOffers({ ...offers, [language]: text })}
          />
        </fieldset>
      )}
      {kind.needed.map((option) => (
        <Needed
          key={option.name}
          id={`${id}-${option.name}`}
          option={option}
          value={options[option.name] ?? ''}
          onChange={(value) => setOptions({ ...options, [option.name]: value })}
        />
      ))}
      <NameInput
        label="Name in the request"
        value={name}
        problem={problem}
        onChange={(value) => setOwnName(value === '' ? undefined : value)}
      />
      <label className="check">
        <input type="checkbox" checked={isRequired} onChange={({ target: box }) => setIsRequired(box.checked)} /> Must
        be filled in
      </label>
      <p className="row end">
        <button type="button" className="button" onClick={onBack}>
          Another kind
        </button>
        <button type="submit" className="button primary">
          Add the field
        </button>
      </p>
    </form>
  )
})

interface NeededProps {
  id: string
  option: NeededOption
  value: string
  onChange: (value: string) => void
}

/** An option without which a field of the kind means nothing. */
function Needed({ id, option: { name, schema }, value, onChange }: NeededProps) {
  const shared = { id, required: true, value, 'aria-describedby': `${id}-help` }
  return (
    <div>
      <label className="row" htmlFor={id}>
        <span>{settingTitle(name, schema)}</span>
        {schema.enum ? (
          <select {...shared} onChange={({ target }) => onChange(target.value)}>
            <option value="">Choose…</option>
            {choices(schema).map((choice) => (
              <option key={choice.name} value={choice.name}>
                {valueTitle(choice.name, schema)}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="text"
            spellCheck={false}
            pattern={schema.pattern}
            {...shared}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </label>
      <p id={`${id}-help`} className="field-help">
        {schema.description}
      </p>
    </div>
  )
}
