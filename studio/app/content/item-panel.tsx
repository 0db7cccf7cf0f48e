import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { PreviewStore } from '../preview/preview-store.ts'
import { Problems } from '../settings/problems.tsx'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { attributesOf, ContentField } from './content-field.tsx'
import { instantOf, itemsIn, localWords, missingIn, stateOf, zoneOf, type Item } from './items.ts'
import { kindAt, kinds } from './kinds.ts'
import { LinkField } from './link-field.tsx'
import { PictureFields } from './picture-fields.tsx'
import { placeOf } from './shown-at.ts'
import { WhenFields } from './when-fields.tsx'
import { WhoField } from './who-field.tsx'
import { WordsFields } from './words-fields.tsx'

interface ItemProps {
  editor: EditorStore
  tree: TreeStore
  preview: PreviewStore
  pointer: string
}

/** Everything of one banner, message or promotion. */
export const ItemPanel = observer(function ItemPanel({ editor, tree, preview, pointer }: ItemProps) {
  const panel = useRef<HTMLDivElement>(null)
  const kind = kindAt(pointer)!
  const item = itemsIn(editor.manifest, kind).find((each) => each.pointer === pointer)
  const isFresh = tree.fresh === pointer
  useEffect(() => {
    if (!isFresh) return
    const words = panel.current!.querySelector<HTMLInputElement>('.content-words input')
    words?.focus()
    words?.select()
    tree.receiveFresh('')
  }, [isFresh, tree])
  if (!item) return null
  const shared = { editor, pointer }
  return (
    <div ref={panel} className="item-panel">
      <State editor={editor} preview={preview} item={item} now={tree.now} />
      <OtherProblems {...shared} />
      <WordsFields {...shared} preview={preview} />
      <PictureFields {...shared} />
      <section aria-label="Where it leads">
        <h3>Where it leads</h3>
        <p className="field-help">Without a link, no button is shown.</p>
        <LinkField editor={editor} pointer={`${pointer}/link`} label="Link" />
        {kind === 'promotions' && <LinkField editor={editor} pointer={`${pointer}/terms`} label="Terms" />}
      </section>
      {kind === 'banners' && <PlaceFields {...shared} />}
      {kind === 'popups' && (
        <section aria-label="Who sees it">
          <WhoField editor={editor} pointer={`${pointer}/guards`} />
        </section>
      )}
      <WhenFields {...shared} />
      <details>
        <summary>Its name in the file</summary>
        <IdField {...shared} />
      </details>
    </div>
  )
})

/** What the form shows problems of in their place. */
const ownFields =
  /^\/content\/\w+\/\d+\/(texts(\/[^/]+(\/(title|text|details|button))?)?|picture(\/(dark|light))?(\/(desktop|phone))?|link|terms|place|priority|guards(\/.*)?|from|until|id)$/

const OtherProblems = observer(function OtherProblems({ editor, pointer }: { editor: EditorStore; pointer: string }) {
  const problems = editor.checks.at(pointer, true).filter((each) => !ownFields.test(each.pointer))
  return <Problems id="item-problems" editor={editor} problems={problems} />
})

interface StateProps {
  editor: EditorStore
  preview: PreviewStore
  item: Item
  now: number
}

const minute = 60_000

/** Whether players see the item, and how the preview can. */
const State = observer(function State({ editor, preview, item, now }: StateProps) {
  const kind = kindAt(item.pointer)!
  const { state, words } = stateOf(editor.manifest, kind, item, now)
  const zone = zoneOf(editor.manifest)
  const [from, until] = [instantOf(item.value.from, zone), instantOf(item.value.until, zone)]
  const missing = missingIn(item, languagesOf(editor.shown))
  // A message is called up at any time.
  const at =
    kind === 'popups'
      ? undefined
      : state === 'coming'
        ? from! + minute
        : state === 'ended'
          ? until! - minute
          : undefined
  const isMoved = preview.context.now !== null
  return (
    <div className="item-state">
      <p data-state={state}>
        <strong>{words.charAt(0).toUpperCase() + words.slice(1)}</strong>
        {missing.length > 0 && state !== 'hidden' && `; in ${missing.join(', ')} with other words`}
      </p>
      {kind !== 'popups' && !placeOf(editor.shown, item.pointer) && (
        <p className="warn">No page of the brand shows {kinds[kind].label.toLowerCase()} of this place.</p>
      )}
      {at !== undefined && !isMoved && (
        <p>
          {state === 'coming'
            ? `The preview shows the page as it is now: this begins ${localWords(item.value.from as string)}. `
            : `The preview shows the page as it is now: this ended ${localWords(item.value.until as string)}. `}
          <button
            type="button"
            className="button small"
            onClick={() => preview.change({ now: new Date(at).toISOString() })}
          >
            Look at that time
          </button>
        </p>
      )}
      {isMoved && (
        <p>
          The preview shows another time than now.{' '}
          <button type="button" className="button small" onClick={() => preview.change({ now: null })}>
            Back to now
          </button>
        </p>
      )}
    </div>
  )
})

interface FieldsProps {
  editor: EditorStore
  pointer: string
}

const places = { home: 'Home page', sport: 'Sport' }

const PlaceFields = observer(function PlaceFields({ editor, pointer }: FieldsProps) {
  const place = editor.valueAt(`${pointer}/place`)
  const priority = editor.valueAt(`${pointer}/priority`)
  const isSecond = typeof priority === 'number' && priority < 0
  return (
    <section aria-label="Place">
      <h3>Place</h3>
      <div className="pair">
        <ContentField editor={editor} pointer={`${pointer}/place`} label="Page">
          {(ids) => (
            <select
              {...attributesOf(ids)}
              value={String(place ?? '')}
              onChange={({ target }) => editor.set(`${pointer}/place`, target.value, 'Change the place')}
            >
              {Object.entries(places).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </ContentField>
        <ContentField editor={editor} pointer={`${pointer}/priority`} label="Priority">
          {(ids) => (
            <input
              type="number"
              step={1}
              {...attributesOf(ids)}
              value={typeof priority === 'number' ? priority : ''}
              placeholder="0"
              onChange={({ target: { value } }) =>
                editor.set(
                  `${pointer}/priority`,
                  value === '' ? undefined : Math.round(Number(value)),
                  'Change the priority',
                  `set ${pointer}/priority`,
                )
              }
              onBlur={() => editor.endStep()}
            />
          )}
        </ContentField>
      </div>
      <p className="field-help">
        {isSecond
          ? 'Below zero: it is in the second row of banners.'
          : 'The highest comes first. Below zero, it is in the second row of banners.'}
      </p>
    </section>
  )
})

const IdField = observer(function IdField({ editor, pointer }: FieldsProps) {
  const value = editor.valueAt(`${pointer}/id`)
  const help =
    kindAt(pointer) === 'popups'
      ? 'Browsers remember by it that the message was seen: with a new name it opens again.'
      : 'Unique in the list: lowercase letters, digits and hyphens.'
  return (
    <ContentField editor={editor} pointer={`${pointer}/id`} label="Name" help={help}>
      {(ids) => (
        <input
          type="text"
          spellCheck={false}
          {...attributesOf(ids)}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => editor.set(`${pointer}/id`, target.value, 'Change the name', `set ${pointer}/id`)}
          onBlur={() => editor.endStep()}
        />
      )}
    </ContentField>
  )
})
