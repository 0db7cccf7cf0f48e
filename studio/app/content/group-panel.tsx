import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import { Problems } from '../settings/problems.tsx'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { TreeStore } from '../structure/tree-store.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { AdoptedNotes, AdoptPanel } from './adopt-panel.tsx'
import { addItem, duplicateItem, moveItem, removeItem, setSource } from './item-actions.ts'
import { itemsIn, missingIn, sourceIn, sources, sourceWords, stateOf, titleOf } from './items.ts'
import { kinds } from './kinds.ts'

interface GroupProps {
  editor: EditorStore
  tree: TreeStore
  preview: PreviewStore
  kind: OwnKind
}

/** The banners, messages or promotions of a brand: where they come from, and its own ones. */
export const GroupPanel = observer(function GroupPanel({ editor, tree, preview, kind }: GroupProps) {
  const { about, item, label } = kinds[kind]
  const source = sourceIn(editor.manifest, kind)
  const problems = [`/content/${kind}`, `/content/source/${kind}`].flatMap((at) => editor.checks.at(at))
  return (
    <>
      <p>{about}</p>
      <Problems id="group-problems" editor={editor} problems={problems} />
      <SourceChoice editor={editor} kind={kind} />
      <h3>The brand’s own</h3>
      <AdoptedNotes editor={editor} kind={kind} />
      <Items editor={editor} tree={tree} kind={kind} />
      <p className="row">
        <button type="button" className="button primary" onClick={() => tree.openFresh(addItem(editor, kind))}>
          <Icon name="add" /> Add a {item}
        </button>
      </p>
      {source !== 'brand' && <AdoptPanel editor={editor} preview={preview} kind={kind} label={label} />}
    </>
  )
})

const SourceChoice = observer(function SourceChoice({ editor, kind }: { editor: EditorStore; kind: OwnKind }) {
  const name = useId()
  const source = sourceIn(editor.manifest, kind)
  return (
    <fieldset className="field source-choice" data-pointer={`/content/source/${kind}`}>
      <legend>Where they come from</legend>
      {sources.map((each) => (
        <label key={each} className="check">
          <input type="radio" name={name} checked={source === each} onChange={() => setSource(editor, kind, each)} />
          {sourceWords(kind, each)}
        </label>
      ))}
    </fieldset>
  )
})

const Items = observer(function Items({ editor, tree, kind }: Pick<GroupProps, 'editor' | 'tree' | 'kind'>) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')
  const items = itemsIn(editor.manifest, kind)
  const languages = languagesOf(editor.shown)
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(moved)}"]`)?.focus()
    setMoved('')
  }, [moved])
  if (items.length === 0) return <p className="quiet">None yet.</p>
  const move = (index: number, by: -1 | 1) => {
    const to = index + by
    if (to < 0 || to >= items.length) return
    setMoved(moveItem(editor, items[index]!.pointer, by > 0 ? to + 1 : to))
  }
  const act = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <ol ref={list} className="content-items">
      {items.map((item, index) => {
        const title = titleOf(item, languages)
        const { state, words } = stateOf(editor.manifest, kind, item, tree.now)
        const missing = missingIn(item, languages)
        return (
          <li key={item.pointer}>
            <button
              type="button"
              className="content-item"
              data-item={item.pointer}
              onClick={() => tree.open(item.pointer)}
              onKeyDown={(event) => act(event, index)}
            >
              <span className="content-title">{title}</span>{' '}
              <span className="quiet" data-state={state}>
                {words}
                {missing.length > 0 && missing.length < languages.length && `, not in ${missing.join(', ')}`}
              </span>
            </button>
            <span className="entry-buttons">
              <IconButton
                icon="up"
                label={`Move ${title} up`}
                isDisabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon="down"
                label={`Move ${title} down`}
                isDisabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon="copy"
                label={`Duplicate ${title}`}
                onClick={() => setMoved(duplicateItem(editor, item.pointer))}
              />
              <IconButton
                icon="remove"
                label={`Remove ${title}`}
                onClick={() => setMoved(removeItem(editor, item.pointer))}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
})
