import { makeAutoObservable } from 'mobx'
import { expect, it, vi } from 'vitest'
import type { EditorStore } from './editor-store.ts'
import { Saving } from './saving.ts'

/** An editor of a text, as far as saving needs it. */
const editorOf = (text: string) =>
  makeAutoObservable({ id: 'atlas', base: '{}', users: [], text, isChanged: true, saved: () => {} }) as unknown as {
    text: string
  } & EditorStore

const answer = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

it('a failure is told until the text is changed or saved', async () => {
  const editor = editorOf('{ "name": "Atlas" }')
  const saving = new Saving(editor)
  answer(403, { message: 'The disk is full.' })
  await saving.save()
  expect([saving.hasFailed, saving.notice]).toEqual([true, 'The disk is full.'])
  editor.text = '{ "name": "Atlas Two" }'
  expect(saving.hasFailed).toBe(false)
  await saving.save()
  expect(saving.hasFailed).toBe(true)
  answer(200, { text: editor.text })
  await saving.save()
  expect([saving.hasFailed, saving.notice]).toEqual([false, 'Saved'])
})
