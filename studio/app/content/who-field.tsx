import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { locate } from '../../../manifest-tools/explain/schema.ts'
import { same } from '../../../manifest-tools/json/differences.ts'
import { ListControl } from '../settings/list-control.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { attributesOf, ContentField } from './content-field.tsx'

const choices = [
  { name: 'everyone', words: 'Everyone', guards: [] },
  { name: 'visitors', words: 'Visitors who are not signed in', guards: ['signed-out'] },
  { name: 'players', words: 'Players who are signed in', guards: ['signed-in'] },
]

/** Who sees an item. */
export const WhoField = observer(function WhoField({ editor, pointer }: { editor: EditorStore; pointer: string }) {
  const value = editor.valueAt(pointer)
  const guards = Array.isArray(value) ? (value as unknown[]) : []
  const known = choices.find((each) => same(each.guards, guards))
  const [isOther, setIsOther] = useState(!known)
  const { schema } = locate(pointer, editor.manifest) ?? {}
  const choose = (name: string) => {
    setIsOther(name === 'other')
    const choice = choices.find((each) => each.name === name)
    if (choice) editor.set(pointer, choice.guards.length > 0 ? choice.guards : undefined, 'Change who sees it')
  }
  return (
    <ContentField editor={editor} pointer={pointer} label="Who sees it">
      {(ids) => (
        <>
          <select
            {...attributesOf(ids)}
            value={isOther || !known ? 'other' : known.name}
            onChange={({ target }) => choose(target.value)}
          >
            {choices.map(({ name, words }) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
            <option value="other">Under other conditions…</option>
          </select>
          {(isOther || !known) && schema && (
            <ListControl
              editor={editor}
              schema={schema}
              pointer={pointer}
              value={value}
              label="the conditions"
              depth={1}
              isRequired={false}
              id={`${ids.id}-conditions`}
              describedBy=""
              isWrong={ids.isWrong}
            />
          )}
        </>
      )}
    </ContentField>
  )
})
