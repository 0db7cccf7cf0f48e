import { observer } from 'mobx-react-lite'
import { PictureControl } from '../pictures/picture-control.tsx'
import { Problems } from '../settings/problems.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { themes } from '../theme/pairs.ts'
import { ContentField } from './content-field.tsx'
import { placeholderPicture } from './item-actions.ts'
import { kindAt, kinds } from './kinds.ts'

/** The picture of an item: for wide screens and for phones, and another one in a theme. */
export const PictureFields = observer(function PictureFields({
  editor,
  pointer,
}: {
  editor: EditorStore
  pointer: string
}) {
  const at = `${pointer}/picture`
  const isNeeded = kinds[kindAt(pointer)!].needsPicture
  const has = (inner: string) => editor.valueAt(`${at}${inner}`) !== undefined
  const others = themes.filter((theme) => has(`/${theme}`))
  return (
    <section className="field" data-pointer={at} aria-label="Picture">
      <h3>Picture</h3>
      <Problems id="picture-problems" editor={editor} problems={editor.checks.at(at)} />
      {editor.valueAt(`${at}/desktop`) === placeholderPicture && (
        <p className="field-help">This is a stand-in: upload a picture of the brand.</p>
      )}
      <Sizes editor={editor} pointer={at} words="" isNeeded={isNeeded || has('')} />
      {others.map((theme) => (
        <fieldset key={theme} className="theme-picture">
          <legend>In the {theme} theme</legend>
          <Sizes editor={editor} pointer={`${at}/${theme}`} words={`, ${theme} theme`} isNeeded />
          <button
            type="button"
            className="button small"
            onClick={() => editor.set(`${at}/${theme}`, undefined, `Remove the picture of the ${theme} theme`)}
          >
            Use the same picture in the {theme} theme
          </button>
        </fieldset>
      ))}
      <p className="row">
        {has('/desktop') &&
          themes
            .filter((theme) => !others.includes(theme))
            .map((theme) => (
              <button
                key={theme}
                type="button"
                className="button small"
                onClick={() =>
                  editor.set(
                    `${at}/${theme}`,
                    { desktop: editor.valueAt(`${at}/desktop`) },
                    `Add a picture for the ${theme} theme`,
                  )
                }
              >
                Another one in the {theme} theme
              </button>
            ))}
        {has('') && !isNeeded && (
          <button
            type="button"
            className="button small"
            onClick={() => editor.set(at, undefined, 'Remove the picture')}
          >
            Remove the picture
          </button>
        )}
      </p>
    </section>
  )
})

interface SizesProps {
  editor: EditorStore
  pointer: string
  /** What follows the labels. */
  words: string
  isNeeded: boolean
}

const Sizes = observer(function Sizes({ editor, pointer, words, isNeeded }: SizesProps) {
  const sizes = [
    { name: 'desktop', label: 'Wide screens', isRequired: isNeeded },
    ...(editor.valueAt(`${pointer}/desktop`) === undefined
      ? []
      : [{ name: 'phone', label: 'Phones', isRequired: false }]),
  ]
  return (
    <div className="picture-sizes">
      {sizes.map(({ name, label, isRequired }) => (
        <ContentField key={name} editor={editor} pointer={`${pointer}/${name}`} label={label} hiddenLabel={words}>
          {({ id, describedBy = '', isWrong }) => (
            <PictureControl
              editor={editor}
              schema={{}}
              pointer={`${pointer}/${name}`}
              value={editor.valueAt(`${pointer}/${name}`)}
              label={`${label.toLowerCase()}${words}`}
              depth={1}
              isRequired={isRequired}
              id={id}
              describedBy={describedBy}
              isWrong={isWrong}
            />
          )}
        </ContentField>
      ))}
    </div>
  )
})
