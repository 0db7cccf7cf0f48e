import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkPicture } from './check.ts'

const svg = (inner: string, attributes = '') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 5" ${attributes}>${inner}</svg>`,
  )
const reason = (bytes: Uint8Array) => {
  const checked = checkPicture(bytes)
  return 'refused' in checked ? checked.refused : ''
}

describe('a picture of a brand', () => {
  it.each(globSync('public/brands/**/*.{svg,png,jpg,webp}'))('%s is accepted', (file) =>
    expect(checkPicture(readFileSync(file))).toMatchObject({ type: file.split('.').pop() }),
  )

  it('of 40 MB is refused', () => expect(reason(new Uint8Array(40_000_000))).toContain('40.0 MB; at most 3.0 MB'))

  it('of a wrong type is refused, whatever its name says', () => {
    for (const bytes of [
      Buffer.from('GIF89a…'),
      Buffer.from('<html></html>'),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ])
      expect(reason(bytes)).toContain('not a picture')
  })

  it('that is damaged, or too large to be unpacked, is refused', () => {
    const png = readFileSync('public/brands/atlas/icon-touch.png')
    expect(reason(png.subarray(0, 12))).toContain('damaged')
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(60_000, 16)
    expect(reason(bomb)).toContain('60000 × 180')
  })
})

describe('an SVG', () => {
  it.each([
    ['<script>alert(1)</script>', '<script> is not a drawing'],
    ['<g><ScRipt/></g>', '<ScRipt> is not a drawing'],
    ['<path onload="alert(1)" d=""/>', 'onload is a script'],
    ['<path ONCLICK="alert(1)" d=""/>', 'ONCLICK is a script'],
    ['<a href="javascript:alert(1)"><path d=""/></a>', '<a> is not a drawing'],
    ['<use xlink:href="https://evil.example/a.svg#a"/>', 'leads elsewhere'],
    ['<image href="https://evil.example/a.png"/>', 'leads elsewhere'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'leads elsewhere'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject> is not a drawing'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', '<h:script> is not a drawing'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set> is not a drawing'],
    ['<style>@import url(https://evil.example/a.css)</style>', 'loads a file from elsewhere'],
    ['<style><![CDATA[path { fill: url("//evil.example") }]]></style>', 'loads a file from elsewhere'],
    ['<style>path { fill: u\\72l(//evil.example) }</style>', 'loads a file from elsewhere'],
    ['<path style="fill:url(https://evil.example)" d=""/>', 'style loads a file from elsewhere'],
    ['<path d="">', 'not valid XML'],
  ])('with %s is refused with the line', (inner, words) => expect(reason(svg(inner))).toContain(words))

  it('that defines entities, or names a style sheet, is refused', () => {
    const of = (head: string) =>
      new TextEncoder().encode(`<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg"/>`)
    expect(reason(of('<!DOCTYPE svg [<!ENTITY a "b">]>'))).toContain('entities')
    expect(reason(of('<?xml-stylesheet href="a.css"?>'))).toContain('xml-stylesheet')
  })

  it('of drawing programs is accepted with its notes, styles and embedded pictures', () => {
    const inner = `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>
      <style>.a { fill: url(#b) }</style><linearGradient id="b"/><use href="#b"/>
      <image href="data:image/png;base64,iVBORw0KGgo="/>`
    expect(checkPicture(svg(inner))).toEqual({ type: 'svg', width: 10, height: 5 })
  })
})
