import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Clicked } from '../../preview/protocol.ts'
import { placeWords } from '../../../manifest-tools/explain/titles.ts'
import { child } from '../../../manifest-tools/json/pointer.ts'
import { productTexts } from '../calls/product-texts.ts'
import { kinds, ownKinds } from '../content/kinds.ts'
import { staticPageAt } from '../content/shown-at.ts'
import { LanguageTexts } from '../forms/language-texts.tsx'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { languagesOf } from '../state/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { late } from '../ui/late.tsx'
import type { ClickedStore } from './clicked-store.ts'

/** The call that gives a static page. */
const pageCall = 'GET /pages/client/{id}'

const AdoptButton = late(() => import('../content/adopt-button.tsx'))

interface CardProps {
  editor: EditorStore
  preview: PreviewStore
  clicked: ClickedStore
  /** Opens a setting. */
  onShow: (pointer: string) => void
}

/** What was clicked in the preview: its words in each language, the setting that holds it, or where else it comes from. */
export const ClickedCard = observer(function ClickedCard({ editor, preview, clicked, onShow }: CardProps) {
  useEffect(() => {
    productTexts().then(clicked.receiveProduct, () => undefined)
  }, [clicked])
  const { current, words, whyNotTyped, settings } = clicked
  if (!current || nameOf(current) === '') return null
  const languages = languagesOf(editor.shown)
  const isLong = words !== undefined && languages.some((each) => words.textIn(each).includes('\n'))
  return (
    <section className="clicked" aria-label="What you clicked">
      <header>
        <h2>{nameOf(current)}</h2>
        <IconButton icon="close" label="Close what you clicked" onClick={clicked.close} />
      </header>
      {current.texts.length > 1 && <Choice clicked={clicked} texts={current.texts} />}
      {words && !isLong && (
        <fieldset className="plain" disabled={whyNotTyped !== ''} title={whyNotTyped || undefined}>
          <legend className="hidden">Its words</legend>
          <LanguageTexts
            label="Words"
            languages={languages}
            texts={Object.fromEntries(languages.map((each) => [each, words.textIn(each)]))}
            onChange={words.write}
            onBlur={() => editor.endStep()}
          />
          <p className="quiet">
            {words.id !== undefined && 'A change holds wherever this text is used. '}
            A double click on the words types in the page itself.
          </p>
        </fieldset>
      )}
      {settings.map((pointer) => (
        <button key={pointer} type="button" className="button small" onClick={() => onShow(pointer)}>
          {placeWords(pointer, editor.shown)} <Icon name="open" />
        </button>
      ))}
      {words === undefined && settings.length === 0 && current.texts.length === 0 && (
        <Origin editor={editor} preview={preview} clicked={clicked} place={current} onShow={onShow} />
      )}
    </section>
  )
})

interface OriginProps extends CardProps {
  place: Clicked
}

/** Where something comes from that no setting holds. */
const Origin = observer(function Origin({ editor, preview, clicked, place, onShow }: OriginProps) {
  const { calls, words } = place
  const page = staticPageAt(preview.path)
  if (calls.length === 0)
    return (
      <p className="quiet">
        {words === ''
          ? 'This picture is part of the product.'
          : 'These words are counted or put together as the page runs: they are no text of the brand.'}
      </p>
    )
  return (
    <>
      <p>
        From your platform:{' '}
        {calls.map((call, index) => (
          <span key={call}>
            {index > 0 && ', '}
            <code>{call}</code>
          </span>
        ))}
      </p>
      {ownKinds
        .filter((kind) => calls.includes(kinds[kind].call))
        .map((kind) => (
          <AdoptButton
            key={kind}
            editor={editor}
            preview={preview}
            kind={kind}
            label={`Make the ${kinds[kind].label.toLowerCase()} the brand’s own`}
            onAdopted={(ids) => onShow(clicked.settingOf(place, ids) ?? `/content/${kind}`)}
          />
        ))}
      {calls.includes(pageCall) && page !== undefined && (
        <button type="button" className="button" onClick={() => onShow(child('/staticPages', page))}>
          Open this static page
        </button>
      )}
    </>
  )
})

/** Several texts have the same words: which one is meant, only a person knows. */
const Choice = observer(function Choice({ clicked, texts }: { clicked: ClickedStore; texts: readonly string[] }) {
  return (
    <div role="group" aria-label="Texts with these words">
      <p className="quiet">{texts.length} texts have these words. Choose the one that is meant here:</p>
      {texts.map((id) => (
        <button
          key={id}
          type="button"
          className="button small"
          aria-pressed={clicked.chosen === id}
          onClick={() => clicked.choose(id)}
        >
          {id}
        </button>
      ))}
    </div>
  )
})

/** Returns what is said of the place: its words, or the name of its picture. */
function nameOf({ words, pictures: [picture] }: Clicked): string {
  if (words !== '') return `“${words.length > 80 ? `${words.slice(0, 80)}…` : words}”`
  return picture === undefined ? '' : `Picture ${new URL(picture).pathname.split('/').at(-1)}`
}
