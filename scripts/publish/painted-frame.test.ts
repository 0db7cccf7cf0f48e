// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sheetsScript } from './painted-frame.ts'

it('enables the style sheets together once each has loaded or failed', async () => {
  // oxlint-disable-next-line no-eval -- as the page runs it.
  window.eval(sheetsScript(2))
  document.body.innerHTML = '<link id="first" media="not all"><link id="second" media="not all"><img id="picture">'
  const [first, second] = [...document.querySelectorAll('link')]
  const media = () => [first!.media, second!.media]
  document.getElementById('picture')!.dispatchEvent(new Event('load'))
  second!.dispatchEvent(new Event('load'))
  expect(media()).toEqual(['not all', 'not all'])
  first!.dispatchEvent(new Event('error'))
  expect(media()).toEqual(['all', 'all'])
  await window.sheets
})
