import { useState } from 'react'
import { valueTitle } from '../../../manifest-tools/explain/titles.ts'
import type { ControlProps } from './inner.ts'

const attributes = ({ id, describedBy, isWrong }: ControlProps) => ({
  id,
  'aria-describedby': describedBy || undefined,
  'aria-invalid': isWrong || undefined,
})

const written = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** Sets a value that is typed or dragged: one step until the control is left. */
const setter =
  ({ editor, pointer, label }: ControlProps) =>
  (value: unknown) =>
    editor.set(pointer, value, `Change ${label}`, `set ${pointer}`)

interface TextControlProps extends ControlProps {
  /** The id of words that it offers. */
  list?: string
  /** Called in place of writing what is typed; `write` writes it as the value. */
  onType?: (typed: string, write: (typed: string) => void) => void
  onLeave?: () => void
}

export function TextControl({ list, onType, onLeave, ...props }: TextControlProps) {
  const { schema, value, editor, isRequired } = props
  const text = written(value)
  const set = setter(props)
  const write = (typed: string) => set(typed === '' && !isRequired ? undefined : typed)
  const change = (typed: string) => (onType ? onType(typed, write) : write(typed))
  const common = {
    ...attributes(props),
    value: text,
    onBlur: onLeave ?? (() => editor.endStep()),
    placeholder: written(schema.examples?.[0]),
  }
  if ((schema.maxLength ?? 0) > 150)
    return <textarea rows={3} {...common} onChange={({ target }) => change(target.value)} />
  return (
    <input type="text" spellCheck={false} {...common} list={list} onChange={({ target }) => change(target.value)} />
  )
}

export function NumberControl(props: ControlProps) {
  const { schema, value, editor, isRequired } = props
  const [typed, setTyped] = useState<string | null>(null)
  const set = setter(props)
  const change = (text: string) => {
    setTyped(text)
    if (text === '' && !isRequired) set(undefined)
    else if (text !== '' && Number.isFinite(Number(text))) set(Number(text))
  }
  const leave = () => {
    setTyped(null)
    editor.endStep()
  }
  return (
    <input
      type="number"
      {...attributes(props)}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={typed ?? written(value)}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  )
}

export function FlagControl(props: ControlProps) {
  const { editor, pointer, label, value } = props
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      {...attributes(props)}
      checked={value === true}
      aria-checked={value === true}
      onChange={({ target }) => editor.set(pointer, target.checked, `Turn ${label} ${target.checked ? 'on' : 'off'}`)}
    />
  )
}

/** `titleOf` returns the words of a value, otherwise the schema does. */
export function ChoiceControl({ titleOf, ...props }: ControlProps & { titleOf?: (value: string) => string }) {
  const { editor, pointer, label, schema, value, isRequired } = props
  const values = schema.enum ?? []
  const index = values.indexOf(value)
  const change = (at: string) => editor.set(pointer, at === '' ? undefined : values[Number(at)], `Change ${label}`)
  return (
    <select {...attributes(props)} value={index < 0 ? '' : index} onChange={({ target }) => change(target.value)}>
      {(index < 0 || !isRequired) && (
        <option value="">{value === undefined ? 'Not set' : `${written(value)} (wrong)`}</option>
      )}
      {values.map((each, at) => (
        <option key={String(each)} value={at}>
          {titleOf?.(String(each)) ?? valueTitle(each, schema)}
        </option>
      ))}
    </select>
  )
}

/** How a colour is changed where others follow it: `set` again and again, then `end`. */
interface ColourEdit {
  set(colour: string): void
  end(): void
}

export function ColourControl({ edit, ...props }: ControlProps & { edit?: ColourEdit }) {
  const { value, editor, label } = props
  const set = edit?.set ?? setter(props)
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    if (/^#[0-9a-f]{6}$/i.test(text)) set(text.toLowerCase())
  }
  const leave = () => {
    setTyped(null)
    if (edit) edit.end()
    else editor.endStep()
  }
  return (
    <span className="colour">
      <input
        type="color"
        aria-label={`Pick ${label}`}
        value={/^#[0-9a-f]{6}$/.test(written(value)) ? written(value) : '#000000'}
        onChange={({ target }) => set(target.value)}
        onBlur={leave}
      />
      <input
        type="text"
        spellCheck={false}
        maxLength={7}
        {...attributes(props)}
        value={typed ?? written(value)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </span>
  )
}

/** Manifests have times with their zone; the control shows this machine’s. */
export function DateControl(props: ControlProps) {
  const { value, editor, pointer, label } = props
  const time = Date.parse(written(value))
  const change = (local: string) => {
    const instant = local === '' ? undefined : `${new Date(local).toISOString().slice(0, 16)}Z`
    editor.set(pointer, instant, `Change ${label}`)
  }
  return (
    <input
      type="datetime-local"
      {...attributes(props)}
      value={Number.isNaN(time) ? '' : localOf(time)}
      onChange={({ target }) => change(target.value)}
    />
  )
}

function localOf(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
