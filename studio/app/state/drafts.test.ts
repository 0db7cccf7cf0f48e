// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { adoptDraft, draftOf, dropDraft, keepDraft } from './drafts.ts'
import { tabName } from './tab.ts'

const draft = (text: string, at: number) => ({ text, base: '{}', at })
const keep = (id: string, tab: string, text: string, at: number) =>
  localStorage.setItem(`studio:draft:${id}:${tab}`, JSON.stringify(draft(text, at)))

/** The tabs that hold their locks. */
let open: string[] = []
beforeEach(() => {
  localStorage.clear()
  open = []
  const query = () => Promise.resolve({ held: open.map((tab) => ({ name: `studio:tab:${tab}` })) })
  const request = (name: string, _options: unknown, hold: () => unknown) => {
    void name
    hold()
    return new Promise(() => {})
  }
  Object.defineProperty(navigator, 'locks', { value: { query, request }, configurable: true })
})

it('a draft belongs to its tab, and to its brand alone', () => {
  keepDraft('atlas', draft('mine', 1))
  keep('atlas', 'other', 'theirs', 2)
  expect(draftOf('atlas')!.text).toBe('mine')
  expect(draftOf('atlas-two')).toBe(undefined)
  dropDraft('atlas')
  expect(draftOf('atlas')).toBe(undefined)
  expect(localStorage.length).toBe(1)
})

it('a tab goes on from the last draft that a closed tab has left', async () => {
  keep('atlas', 'closed', 'old', 1)
  keep('atlas', 'closed-later', 'new', 2)
  keep('atlas-two', 'closed', 'of another brand', 3)
  await adoptDraft('atlas')
  expect(draftOf('atlas')!.text).toBe('new')
  expect(localStorage.getItem('studio:draft:atlas:closed-later')).toBe(null)
  expect(localStorage.getItem('studio:draft:atlas:closed')).not.toBe(null)
})

it('a tab takes no draft of a tab that is open, and none in place of its own', async () => {
  keep('atlas', 'open', 'theirs', 2)
  open = ['open']
  await adoptDraft('atlas')
  expect(draftOf('atlas')).toBe(undefined)
  open = []
  keepDraft('atlas', draft('mine', 1))
  await adoptDraft('atlas')
  expect(draftOf('atlas')!.text).toBe('mine')
  expect(tabName()).toMatch(/^\w+$/)
})
