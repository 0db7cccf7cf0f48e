// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { enableTogether, noMedia } from './style-sheets.ts'

afterEach(() => {
  delete window.sheets
  document.head.replaceChildren()
})

function link(media: string) {
  const sheet = document.createElement('link')
  sheet.media = media
  document.head.append(sheet)
  return { sheet, end: (name: 'load' | 'error') => sheet.dispatchEvent(new Event(name)) }
}

/** Whether the engine may draw. */
async function isSettled() {
  let settled = false
  void window.sheets!.then(() => (settled = true))
  await new Promise((resolve) => setTimeout(resolve))
  return settled
}

it('enables style sheets together once all have loaded or failed', async () => {
  enableTogether(2)
  const [one, two, other] = [link(noMedia), link(noMedia), link('print')]
  other.end('load')
  one.end('load')
  expect([one.sheet.media, two.sheet.media, await isSettled()]).toEqual([noMedia, noMedia, false])
  two.end('error')
  expect([one.sheet.media, two.sheet.media, other.sheet.media]).toEqual(['all', 'all', 'print'])
  expect(await isSettled()).toBe(true)
})

it('is done at once without any', async () => {
  enableTogether(0)
  expect(await isSettled()).toBe(true)
})
