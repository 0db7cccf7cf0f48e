import { describe, expect, it } from 'vitest'
import { rulesFor } from './critical-css.ts'
import { readSheet } from './read-sheet.ts'

const sheets = [
  ':root{--a:1}*{box-sizing:border-box}header .nav{flex:1}.gone{color:red}',
  '.one,.two{color:blue}.one .gone{color:red}.one:hover{color:green}.one:hover,.one:after{content:"}"}.one:not(.gone){margin:0}',
  '@media (width<=1024px){.one{color:red}.gone{color:red}}@media print{.gone{color:red}}@supports (gap:1px){@media print{.two{gap:1px}}}',
  '.one{animation:breathe 1s}@keyframes breathe{to{opacity:0}}@keyframes turn{to{rotate:1turn}}',
].map(readSheet)
const choose = (markup: string) => rulesFor(markup, sheets)

describe('rulesFor', () => {
  it('keeps the selectors whose classes are all on the page, including media queries and keyframes, in their order', () => {
    expect(choose('<p class="one other"></p>')).toBe(
      ':root{--a:1}*{box-sizing:border-box}.one{color:blue}.one:after{content:"}"}.one:not(.gone){margin:0}' +
        '@media (width<=1024px){.one{color:red}}.one{animation:breathe 1s}@keyframes breathe{to{opacity:0}}',
    )
  })

  it('keeps of the looks that brands choose from the ones that are there', () => {
    const looks = [
      readSheet(
        ':root[data-hero=slant] .one{top:0}:root[data-hero]:not([data-hero=fade]) .one{top:1px}.one[data-look="edge"]{top:2px}[data-theme=dark] .one{top:3px}',
      ),
    ]
    const one = (root: string, look: string) =>
      rulesFor(`<html data-hero="${root}"><p class="one" data-look="${look}">`, looks)
    expect(one('slant', 'edge').match(/\dp?x?(?=\})/g)).toEqual(['0', '1px', '2px', '3px'])
    expect(one('fade', 'glass').match(/\dp?x?(?=\})/g)).toEqual(['1px', '3px'])
  })

  it('needs one of the choices of a selector', () => {
    const sheet = readSheet(
      '.one :is(.two,.three.four){top:0}.one :is(a,.gone){top:1px}:is(.gone,.other){top:2px}:where(.two):is(.one,.gone){top:3px}',
    )
    const tops = (names: string) => rulesFor(`<p class="${names}">`, [sheet]).match(/\dp?x?(?=\})/g)
    expect(tops('one two')).toEqual(['0', '1px', '3px'])
    expect(tops('one three')).toEqual(['1px'])
    expect(tops('one three four')).toEqual(['0', '1px'])
    expect(tops('other')).toEqual(['2px'])
  })

  it('leaves out what only people who use the page notice', () => {
    const sheet = readSheet(
      '.one{cursor:pointer;color:red;transition:color 1s}.one{scroll-margin-block:1px}@media (hover:none){.one{--hover-time:0s}}',
    )
    expect(rulesFor('<p class="one">', [sheet])).toBe('.one{color:red}')
  })

  it('selects rules for each page separately', () => {
    expect(choose('<p class="two"></p><p class="nav"></p>')).toBe(
      ':root{--a:1}*{box-sizing:border-box}header .nav{flex:1}.two{color:blue}@supports (gap:1px){@media print{.two{gap:1px}}}',
    )
    expect(choose('<p>class="one"</p>')).toBe(':root{--a:1}*{box-sizing:border-box}')
  })
})
