// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readBrands } from './brands.ts'
import { paintedCss, railScript, sheetsScript } from './painted-frame.ts'

const { manifest } = readBrands('manifests', '')[0]!
const entry = { use: 'main-nav' as const, items: [] }
/** A brand with this rail of the frame, of sport pages and of account pages. */
const withRails = (frame: boolean, sport: boolean | undefined, account: boolean | undefined) => {
  const pages = structuredClone(manifest.pages)
  for (const page of Object.values(pages)) delete page.rail
  const rails = (rail: boolean | undefined) => (rail === undefined ? {} : { rail: rail ? [entry] : [] })
  return {
    ...manifest,
    frame: { ...manifest.frame, rail: frame ? [entry] : [] },
    pages: {
      ...pages,
      SPORT: { ...pages.SPORT, ...rails(sport), visible: true },
      PROFILE: { ...pages.PROFILE, ...rails(account), visible: true },
    },
  }
}
/** What the shell’s script says of the rail at an address. */
function railAt(path: string, brand: typeof manifest) {
  const root = { dataset: {} as Record<string, string> }
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it.
  new Function('root', 'location', railScript(brand))(root, { pathname: path })
  return root.dataset.rail
}

it('marks pages whose rail is not the painted one', () => {
  const painted = withRails(true, true, false)
  expect(['/', '/sport', '/profile'].map((path) => railAt(path, painted))).toEqual([undefined, 'other', 'none'])
  const none = withRails(false, true, false)
  expect(['/', '/sport', '/profile'].map((path) => railAt(path, none))).toEqual([undefined, 'other', undefined])
  expect(railScript(withRails(false, undefined, false))).toBe('')
})

it('keeps the place of a page’s rail where the painted frame has none', () => {
  expect(paintedCss(withRails(false, true, false))).toContain('flex:0 0 var(--rail-width)')
  expect(paintedCss(withRails(false, true, false))).not.toContain('#painted aside')
  expect(paintedCss(withRails(true, true, false))).not.toContain('var(--rail-width)')
  expect(paintedCss(withRails(true, true, false))).toContain('[data-rail=none] #painted aside{display:none}')
  expect(paintedCss(withRails(false, undefined, false))).not.toContain('data-rail')
})

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
