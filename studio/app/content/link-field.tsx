import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { EditorStore } from '../state/editor-store.ts'
import { openPagesOf } from '../state/pages.ts'
import { pageTitle } from '../../../manifest-tools/explain/titles.ts'
import { attributesOf, ContentField } from './content-field.tsx'

interface LinkProps {
  editor: EditorStore
  pointer: string
  label: string
  help?: string
}

/** Where something leads: a page of the brand, or any address. */
export const LinkField = observer(function LinkField({ editor, pointer, label, help }: LinkProps) {
  const value = editor.valueAt(pointer)
  const link = typeof value === 'string' ? value : ''
  const pages = openPagesOf(editor.shown)
  const isPage = pages.some(([, path]) => path === link)
  const [isAddress, setIsAddress] = useState(link !== '' && !isPage)
  const showsAddress = isAddress || (link !== '' && !isPage)
  const set = (next: string, key?: string) =>
    editor.set(pointer, next === '' ? undefined : next, `Change ${label.toLowerCase()}`, key)
  const choose = (choice: string) => {
    setIsAddress(choice === 'address')
    if (choice !== 'address') set(choice)
  }
  return (
    <ContentField editor={editor} pointer={pointer} label={label} help={help}>
      {(ids) => (
        <div className="link-field">
          <select
            {...attributesOf(ids)}
            value={showsAddress ? 'address' : link}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">Nowhere</option>
            <optgroup label="Pages">
              {pages.map(([page, path]) => (
                <option key={path} value={path}>
                  {`${pageTitle(page)} (${path})`}
                </option>
              ))}
            </optgroup>
            <option value="address">Another address…</option>
          </select>
          {showsAddress && (
            <input
              type="text"
              spellCheck={false}
              aria-label={`Address of ${label.toLowerCase()}`}
              placeholder="/games?category=crash or https://…"
              value={link}
              onChange={({ target }) => set(target.value, `set ${pointer}`)}
              onBlur={() => editor.endStep()}
            />
          )}
        </div>
      )}
    </ContentField>
  )
})
