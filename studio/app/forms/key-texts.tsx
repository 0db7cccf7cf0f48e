import { observer } from 'mobx-react-lite'
import { runInAction } from 'mobx'
import type { ProductTexts } from '../../shared/calls.ts'
import type { ControlProps } from '../settings/inner.ts'
import { languagesOf } from '../state/languages.ts'
import { otherUsesOf } from '../texts/own-keys.ts'
import { textOf } from '../texts/text-of.ts'
import { writeText } from '../texts/write-text.ts'
import { labelKeyOf, type FieldEntry } from './forms.ts'
import { LanguageTexts } from './language-texts.tsx'

/**
 * The texts of a key in each language of the brand, to be changed where they are used. A key that is not set gets that of the
 * field’s name.
 */
export const KeyTexts = observer(function KeyTexts(props: ControlProps & { product: ProductTexts | undefined }) {
  const { editor, schema, pointer, label, value, product } = props
  const key = typeof value === 'string' ? value : usualKey(props)
  if (!product || key === '') return null
  const languages = languagesOf(editor.shown)
  const texts = Object.fromEntries(
    languages.map((language) => [language, textOf(editor.manifest, product, key, language) ?? '']),
  )
  const isLong =
    /Markdown/.test(schema.description ?? '') ||
    Object.values(texts).some((text) => text.length > mostInALine || text.includes('\n'))
  const others = otherUsesOf(editor.manifest, key, pointer).length
  const change = (language: string, text: string) => {
    const step = `texts ${pointer}`
    runInAction(() => {
      writeText(editor, product, { id: key, language, text }, `Change ${label}`, step)
      if (value === undefined) editor.set(pointer, key, `Change ${label}`, step)
    })
  }
  return (
    <>
      <LanguageTexts
        label={label}
        languages={languages}
        texts={texts}
        isLong={isLong}
        onChange={change}
        onBlur={() => editor.endStep()}
      />
      {others > 0 && (
        <p className="key-text quiet">
          {others === 1 ? 'One other setting shows' : `${others} other settings show`} this text, too.
        </p>
      )}
    </>
  )
})

/** A text of more characters gets several lines. */
const mostInALine = 60

/** Returns the key that an unset setting gets with its first text; empty where it has to be chosen. */
function usualKey({ editor, pointer }: ControlProps): string {
  const match = /^(\/forms\/[^/]+\/fields\/\d+)\/(label|hint|placeholder)$/.exec(pointer)
  const field = match && (editor.valueAt(match[1]!) as FieldEntry | undefined)
  if (!field) return ''
  return match[2] === 'label' ? labelKeyOf(field) : `user:register.${match[2]}s.${field.name}`
}
