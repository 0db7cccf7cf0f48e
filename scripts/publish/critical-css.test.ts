import { describe, expect, it } from 'vitest'
import { readSheet, rulesFor } from './critical-css.ts'

const sheets = [
  ':root{--a:1}*{box-sizing:border-box}header .nav{flex:1}.gone{color:red}',
  '.one,.two{color:blue}.one .gone{color:red}.one:hover{color:green}.one:hover,.one:after{content:"}"}.one:not(.gone){margin:0}',
  '@media (width<=1024px){.one{color:red}.gone{color:red}}@media print{.gone{color:red}}@supports (gap:1px){@media print{.two{gap:1px}}}',
  '.one{animation:breathe 1s}@keyframes breathe{to{opacity:0}}@keyframes turn{to{rotate:1turn}}',
].map(readSheet)
const choose = (markup: string) => rulesFor(markup, sheets)

describe('rulesFor', () => {
  it('keeps the rules whose classes are all on the page, including media queries and keyframes, in their order', () => {
    expect(choose('<p class="one other"></p>')).toBe(
      ':root{--a:1}*{box-sizing:border-box}.one,.two{color:blue}.one:after{content:"}"}.one:not(.gone){margin:0}' +
        '@media (width<=1024px){.one{color:red}}.one{animation:breathe 1s}@keyframes breathe{to{opacity:0}}',
    )
  })

  it('selects rules for each page separately', () => {
    expect(choose('<p class="two"></p><p class="nav"></p>')).toBe(
      ':root{--a:1}*{box-sizing:border-box}header .nav{flex:1}.one,.two{color:blue}@supports (gap:1px){@media print{.two{gap:1px}}}',
    )
    expect(choose('<p>class="one"</p>')).toBe(':root{--a:1}*{box-sizing:border-box}')
  })
})
