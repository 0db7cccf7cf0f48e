// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { readBrands } from '../brands/brands.ts'
import { waitingCss } from './waiting-css.ts'

const { manifest } = readBrands('manifests', '')[0]!
const root = document.documentElement
const { default: theme } = manifest.theme
const other = theme === 'dark' ? 'light' : 'dark'

/** Shows a page whose root has marks; returns what of an element is seen. */
function show(marks: Record<string, string>) {
  Object.assign(root.dataset, marks)
  document.body.innerHTML = `<style>${waitingCss(manifest)}</style><div id="root">
    <p>Words</p><img alt=""><a href="${manifest.pages.LOGIN.path}">Sign in</a><a href="/games">Games</a><b data-visitors></b>
    <div data-block="theme-switch"><svg></svg></div><div data-block="logo"><svg></svg></div></div><p id="outside">Outside</p>`
  return (selector: string) => getComputedStyle(document.querySelector(selector)!).visibility !== 'hidden'
}
const isBars = (selector: string) =>
  getComputedStyle(document.querySelector(selector)!).getPropertyValue('text-decoration-line') === 'line-through'

afterEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
})

describe('until the engine draws the page', () => {
  it('all is seen of one for this visitor', () => {
    const isSeen = show({ theme })
    for (const selector of ['p', 'img', 'a', 'b', 'svg']) expect([selector, isSeen(selector)]).toEqual([selector, true])
    expect(isBars('p')).toBe(false)
  })

  it('a page that waits shows bars in place of words, and no pictures', () => {
    const isSeen = show({ theme, waiting: '' })
    expect([isBars('#root p'), isBars('#outside'), isSeen('img')]).toEqual([true, false, false])
  })

  it('a player sees nothing that is for visitors alone', () => {
    const isSeen = show({ theme, player: '' })
    expect([
      isSeen(`a[href="${manifest.pages.LOGIN.path}"]`),
      isSeen('[data-visitors]'),
      isSeen('a[href="/games"]'),
    ]).toEqual([false, false, true])
  })

  it('the switch has no icon of a theme that is not shown, until the engine has drawn it', () => {
    const isSeen = show({ theme: other })
    expect([isSeen('[data-block=theme-switch] svg'), isSeen('[data-block=logo] svg')]).toEqual([false, true])
    root.dataset.started = ''
    expect(isSeen('[data-block=theme-switch] svg')).toBe(true)
  })
})
