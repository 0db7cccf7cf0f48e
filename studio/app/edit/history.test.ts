import { expect, it } from 'vitest'
import { History } from './history.ts'

/** A text with its history. */
function editor(text: string) {
  const history = new History()
  return {
    history,
    get text() {
      return text
    },
    change(next: string, key?: string) {
      history.record(text, next, `to ${next}`, key)
      text = next
    },
    undo: () => (text = history.undo(text)),
    redo: () => (text = history.redo(text)),
  }
}

it('undoes and redoes changes in order', () => {
  const it1 = editor('one two three')
  it1.change('one 2 three')
  it1.change('one 2 3')
  expect(it1.undo()).toBe('one 2 three')
  expect(it1.undo()).toBe('one two three')
  expect(it1.undo()).toBe('one two three')
  expect(it1.redo()).toBe('one 2 three')
  expect(it1.redo()).toBe('one 2 3')
  expect(it1.history.next).toEqual({ undo: 'to one 2 3' })
})

it('takes a dragged colour for one step, and the next drag for another', () => {
  const colours = editor('#000000')
  colours.change('#000001', 'colour')
  colours.change('#000002', 'colour')
  colours.change('#0000ff', 'colour')
  colours.history.end()
  colours.change('#00ff00', 'colour')
  expect(colours.undo()).toBe('#0000ff')
  expect(colours.undo()).toBe('#000000')
})

it('forgets a drag that ends where it began', () => {
  const colours = editor('#000000')
  colours.change('#000001', 'colour')
  colours.change('#000000', 'colour')
  expect(colours.history.next).toEqual({})
})

it('forgets what was undone once something else is changed', () => {
  const texts = editor('a')
  texts.change('b')
  texts.undo()
  texts.change('c')
  expect(texts.redo()).toBe('c')
})
