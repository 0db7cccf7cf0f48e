import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { follow, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { patternOf, typeWords } from '../../../manifest-tools/explain/words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Words } from '../ui/words.tsx'
import { Control } from './control.tsx'
import type { FieldProps } from './inner.ts'
import { said } from './said.ts'
import { Problems } from './problems.tsx'
import { shapeOf } from './shapes.ts'
import { Why } from './why.tsx'

/** What can be typed, in words; nothing where it is chosen. */
const acceptedWords = (schema: Schema) =>
  ['text', 'number', 'date', 'picture', 'colour'].includes(shapeOf(schema))
    ? [typeWords(schema), patternOf(schema)].filter(Boolean).join('; ')
    : ''

const grouped = ['object', 'map', 'list', 'union']

/** A setting: its name, its control, what it does, its problems, and where its value comes from. */
export const Field = observer(function Field({ editor, setting, depth }: FieldProps) {
  const { pointer, label, schema: reference, isRequired } = setting
  const id = useId()
  const [isExplained, setIsExplained] = useState(false)
  const schema = follow(reference)
  const value = editor.valueAt(pointer)
  const isOwn = editor.isOwn(pointer)
  const isGroup = grouped.includes(shapeOf(reference))
  const problems = editor.checks.at(pointer)
  const canReset = !isRequired || editor.isInherited(pointer)
  const reset = () => editor.set(pointer, undefined, `Inherit ${label}`)
  const head = (
    <div className="field-head">
      {isGroup ? (
        <span className="field-name" id={`${id}-name`}>
          {label}
        </span>
      ) : (
        <label className="field-name" htmlFor={id} id={`${id}-name`}>
          {label}
        </label>
      )}
      {isOwn && <span className="own-dot" role="img" aria-label="Changed here" title="Changed here" />}
      <span className="field-buttons">
        {isOwn && canReset && <IconButton icon="reset" label={`Back to the inherited ${label}`} onClick={reset} />}
        <IconButton icon="why" label={`Why ${label} has this value`} onClick={() => setIsExplained(!isExplained)} />
      </span>
    </div>
  )
  return (
    <div
      className="field"
      data-pointer={pointer}
      data-depth={Math.min(depth, 3)}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-name` })}
    >
      {head}
      {schema.description && (
        <p className="field-help" id={`${id}-help`}>
          <Words text={schema.description} say={(code) => said(code, reference, editor.manifest)} />
        </p>
      )}
      <Control
        editor={editor}
        schema={reference}
        pointer={pointer}
        value={value}
        label={label}
        depth={depth}
        isRequired={isRequired}
        id={id}
        describedBy={`${schema.description ? `${id}-help ` : ''}${problems.length > 0 ? `${id}-problems` : ''}`.trim()}
        isWrong={problems.some(({ severity }) => severity === 'error')}
      />
      <Problems id={`${id}-problems`} editor={editor} problems={problems} />
      {isExplained && <Why editor={editor} pointer={pointer} accepted={acceptedWords(reference)} />}
    </div>
  )
})
