import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { svgColours } from './svg-colours.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20">${inside}</svg>`
const shares = (inside: string) =>
  Object.fromEntries(svgColours(svg(inside)).map(({ colour, share }) => [colour, Math.round(share * 100)]))

it('weighs colours by the area that they take', () => {
  expect(
    shares('<rect width="10" height="20" fill="#e00"/><rect x="20" width="30" height="20" fill="#ffffff"/>'),
  ).toEqual({
    '#ee0000': 25,
    '#ffffff': 75,
  })
  expect(shares('<path d="M0 0h10v10H0z"/>')).toEqual({ '#000000': 100 })
})

it('counts what lies on the page, and not what lies on another part of the drawing', () => {
  expect(shares('<rect width="100" height="20" fill="#0000ff"/><path fill="#fff" d="M10 5H90V15H10Z"/>')).toEqual({
    '#0000ff': 100,
  })
  const below = '<path fill="#fff" d="M10 5H90V15H10Z"/>'
  expect(shares(`<rect width="100" height="20" fill="none" stroke="#0000ff"/>${below}`)).toMatchObject({
    '#ffffff': 77,
  })
})

it('follows groups, styles, transforms and gradients, and leaves out what is not drawn', () => {
  const gradient =
    '<defs><linearGradient id="g"><stop stop-color="#ff0000"/><stop offset="1" stop-color="#00ff00"/></linearGradient></defs>'
  expect(shares(`${gradient}<g fill="url(#g)"><circle cx="9" cy="9" r="5"/></g>`)).toEqual({
    '#ff0000': 50,
    '#00ff00': 50,
  })
  expect(
    shares(
      '<g transform="scale(3)"><rect width="1" height="1" style="fill:#123456"/></g><rect x="9" width="3" height="1"/>',
    ),
  ).toEqual({
    '#123456': 75,
    '#000000': 25,
  })
  expect(
    shares('<mask id="m"><rect width="9" height="9" fill="#fff"/></mask><rect width="9" height="9" opacity=".3"/>'),
  ).toEqual({})
  expect(shares('<path fill="#abc" d="M0 0a5 5 0 0110 0l0 5-10 0z"/>')).toEqual({ '#aabbcc': 100 })
})

it('measures the logos of the brands, and nothing of a photograph', () => {
  for (const id of ['atlas', 'betogol', 'medina', 'totofa', 'neutral']) {
    const total = svgColours(readFileSync(`public/brands/${id}/logo.svg`, 'utf8')).reduce(
      (sum, { share }) => sum + share,
      0,
    )
    expect(total, id).toBeCloseTo(1)
  }
  expect(svgColours(svg('<image href="data:image/webp;base64,AA" width="9" height="9"/>'))).toEqual([])
})
