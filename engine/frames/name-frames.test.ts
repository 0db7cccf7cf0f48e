// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { nameFrames } from './name-frames.ts'

it('names the frames that have no name, in the language of the moment, until it ends', async () => {
  const place = document.createElement('div')
  place.innerHTML = '<iframe></iframe><iframe title="Bets"></iframe><iframe aria-label="Live"></iframe>'
  const titles = () => [...place.querySelectorAll('iframe')].map((frame) => frame.title)
  let title = 'Sport'
  const end = nameFrames(place, () => title)
  expect(titles()).toEqual(['Sport', 'Bets', ''])

  title = 'Sports'
  place.append(document.createElement('div'))
  place.lastElementChild!.append(document.createElement('iframe'))
  await vi.waitFor(() => expect(titles()).toEqual(['Sports', 'Bets', '', 'Sports']))

  end()
  place.append(document.createElement('iframe'))
  await new Promise((done) => setTimeout(done))
  expect(titles().at(-1)).toBe('')
})
