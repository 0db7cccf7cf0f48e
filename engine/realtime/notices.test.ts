import { expect, it } from 'vitest'
import { OverlayStore } from '../shell/overlay-store.ts'
import { ToastStore } from '../shell/toast-store.ts'
import { Notices } from './notices.ts'

function open() {
  const toasts = new ToastStore(new OverlayStore())
  const shown = () => toasts.toasts.map(({ text }) => text)
  const closeFirst = () => toasts.dismiss(toasts.toasts[0]!.id)
  /** Closes one after the other. Returns what was shown until none was left. */
  function readAll(): string[] {
    const texts = []
    for (; toasts.toasts.length > 0; closeFirst()) texts.push(shown()[0]!)
    return texts
  }
  return { toasts, notices: new Notices(toasts), shown, closeFirst, readAll }
}

it('shows three at once, and the next one when one is closed, in their order', () => {
  const { notices, shown, closeFirst } = open()
  for (const text of ['1', '2', '3', '4', '5']) notices.receive('info', text)
  expect(shown()).toEqual(['1', '2', '3'])
  closeFirst()
  expect(shown()).toEqual(['2', '3', '4'])
})

it('waits while other notices take the places', () => {
  const { notices, toasts, shown, closeFirst } = open()
  for (const text of ['a', 'b', 'c']) toasts.show('error', text)
  notices.receive('info', '1')
  expect(shown()).toEqual(['a', 'b', 'c'])
  closeFirst()
  expect(shown()).toEqual(['b', 'c', '1'])
})

it('shows equal ones together, with their number, and not while one is on the screen', () => {
  const { notices, readAll } = open()
  for (let count = 0; count < 8; count++) notices.receive('info', 'Again')
  notices.receive('error', 'Again')
  expect(readAll()).toEqual(['Again', 'Again', 'Again ×7'])
})

it('keeps twenty waiting: the oldest are dropped, warnings and errors last', () => {
  const { notices, readAll } = open()
  notices.receive('success', 'first')
  for (let count = 0; count < 3; count++) notices.receive(count ? 'error' : 'warning', `bad ${count}`)
  for (let count = 0; count < 100; count++) notices.receive('success', `${count}`)
  const read = readAll()
  expect(read.slice(0, 4)).toEqual(['first', 'bad 0', 'bad 1', 'bad 2'])
  expect(read.slice(4)).toEqual(Array.from({ length: 19 }, (_, index) => `${81 + index}`))
})

it('drops those that wait when it is closed', () => {
  const { notices, readAll } = open()
  for (const text of ['1', '2', '3', '4']) notices.receive('info', text)
  notices.close()
  expect(readAll()).toEqual(['1', '2', '3'])
})
