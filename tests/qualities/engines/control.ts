import { findFailedImages, findOutside } from '#testing/browser/layout.ts'
import type { EngineWindow } from './drivers/driver.ts'
import { Visitor } from './visitor.ts'

const errors = ['planted error', 'planted exception', 'planted rejection', 'CSP: connect-src']

/** Runs in the page: makes one fault of each kind. */
function plantFaults() {
  console.error('planted error')
  setTimeout(() => {
    throw new Error('planted exception')
  })
  setTimeout(() => void Promise.reject(new Error('planted rejection')))
  // No policy allows this host.
  void fetch('https://nowhere.example/').catch(() => undefined)
  const image = document.createElement('img')
  image.src = '/planted.png'
  const wide = document.createElement('div')
  wide.id = 'planted'
  Object.assign(wide.style, { position: 'absolute', insetInlineStart: '50%', width: '100%', height: '9px' })
  document.body.append(image, wide)
}

/** Returns the kinds of faults that this window does not report: without them, a page without faults would mean nothing. */
export async function missedFaults(window: EngineWindow, origin: string): Promise<string[]> {
  const visitor = new Visitor(window, origin)
  await visitor.open('/')
  await visitor.takeErrors()
  await window.evaluate(plantFaults, undefined)
  const found: string[] = []
  const missed = async () => {
    found.push(...(await visitor.takeErrors()))
    return errors.filter((text) => found.every((each) => !each.includes(text)))
  }
  await visitor.until('planted faults', async () => (await missed()).length, 0, 5000).catch(() => undefined)
  const outside = await window.evaluate(findOutside, undefined)
  const brokenPictures = async () =>
    (await window.evaluate(findFailedImages, undefined)).some((address) => address.includes('planted'))
  const isBroken = await visitor.until('a broken picture', brokenPictures, true, 5000).then(
    () => true,
    () => false,
  )
  return [
    ...(await missed()),
    ...(outside.some((html) => html.includes('planted')) ? [] : ['something outside the screen']),
    ...(isBroken ? [] : ['a broken picture']),
  ].map((what) => `not reported: ${what}`)
}
