// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSettings } from './settings.fixture.ts'
import { start } from './start.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{}'))
})

afterEach(() => void vi.useRealTimers())

describe('pictures of the page’s HTML file', () => {
  let come: () => void = () => undefined
  const load = (address: string) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: object[]) => void) {
          come = () => report([{ target: document.querySelector('img'), isIntersecting: true }])
        }
        observe() {}
        unobserve() {}
      },
    )
    history.replaceState(null, '', address)
    start(firstSettings({ content: [Date.now(), 1000] }))
    document.body.innerHTML = '<img data-src="/one.svg" data-srcset="/one.png 480w" />'
    document.dispatchEvent(new Event('readystatechange'))
    come()
    const picture = document.querySelector('img')!
    picture.dispatchEvent(new Event('load'))
    return [picture.getAttribute('src'), picture.getAttribute('srcset'), picture.dataset.shown]
  }

  it('are loaded before the engine has come once they are near the screen', () => {
    expect(load('/')).toEqual(['/one.svg', '/one.png 480w', ''])
  })

  it('are left to the engine where the page is not to be seen', () => {
    expect(load('/?lng=en')).toEqual([null, null, undefined])
  })
})
