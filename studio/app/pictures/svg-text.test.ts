import { expect, it } from 'vitest'
import { checkPicture } from '../../shared/pictures/check.ts'
import { partOfSvg, svgOfPixels } from './svg-text.ts'

const size = { width: 200, height: 100 }

it('shows a part of a drawing by its view box, and keeps everything else', () => {
  const text = `<?xml version="1.0"?>\n<svg width="200" viewBox="10 0 100 50" xmlns="http://www.w3.org/2000/svg" fill="red"><path d="M0 0"/></svg>`
  expect(partOfSvg(text, { x: 50, y: 0, width: 100, height: 100 }, size)).toBe(
    `<?xml version="1.0"?>\n<svg viewBox="35 0 50 50" xmlns="http://www.w3.org/2000/svg" fill="red"><path d="M0 0"/></svg>`,
  )
})

it('takes the size of a drawing without a view box', () =>
  expect(partOfSvg(`<svg width='200' height='100'/>`, { x: 0, y: 0, width: 100, height: 100 }, size)).toBe(
    `<svg viewBox="0 0 100 100"/>`,
  ))

it('makes an SVG of pixels that is accepted', () =>
  expect(checkPicture(new TextEncoder().encode(svgOfPixels('data:image/webp;base64,UklGRg==', 40, 30)))).toEqual({
    type: 'svg',
    width: 40,
    height: 30,
  }))
