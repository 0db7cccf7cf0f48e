import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './diagnostic.ts'
import { formatGithub, formatJson, formatText, type Report } from './format.ts'

const placed: Diagnostic = {
  code: 'blocks/unknown-widget',
  severity: 'error',
  pointer: '/frame/header/0/use',
  message: '"acount" is not a known block.',
  accepted: ['account', 'logo'],
  suggestion: 'account',
  effect: 'the header is missing on every page',
  file: 'manifests/lumina.json',
  line: 2,
  column: 12,
  frame: '  1 │ {\n> 2 │   { "use": "acount" }\n    │            ^^^^^^^^ did you mean "account"?',
}
const unplaced: Diagnostic = { code: 'a/b', severity: 'warning', pointer: '', message: '50 %,\nsaid.', suggestion: 'x' }
const report = (diagnostics: Diagnostic[], brands = 8, valid = 7): Report => ({
  diagnostics,
  brands,
  valid,
  milliseconds: 41.4,
})

describe('as text', () => {
  it('has the designed layout', () => {
    expect(formatText(report([placed])))
      .toBe(`error[blocks/unknown-widget]  manifests/lumina.json:2:12  /frame/header/0/use
  "acount" is not a known block.

  1 │ {
> 2 │   { "use": "acount" }
    │            ^^^^^^^^ did you mean "account"?
  accepted : account, logo
  effect   : the header is missing on every page

1 error, 0 warnings · 7 other brands valid · 41 ms`)
  })

  it('shows the fixing command, and what was fixed', () => {
    const fix = { pointer: '/frame/header/0/use', value: 'account' }
    const [text] = formatText(report([{ ...placed, fix, remedy: 'npm run brand -- check lumina --fix' }])).split(
      '\n\n1 error',
    )
    expect(text).toMatch(/\n  effect   : .*\n  fix      : npm run brand -- check lumina --fix$/)
    const fixed = [
      { ...placed, fix },
      { ...placed, fix: { pointer: '/a', key: 'b' } },
      { ...placed, fix: { offset: 1, length: 1 } },
    ]
    expect(formatText({ ...report([]), fixed }))
      .toBe(`fixed[blocks/unknown-widget]  manifests/lumina.json:2:12  /frame/header/0/use is now "account"
fixed[blocks/unknown-widget]  manifests/lumina.json:2:12  /frame/header/0/use is now "b"
fixed[blocks/unknown-widget]  manifests/lumina.json:2:12  trailing comma removed

3 fixed · 0 errors, 0 warnings · 7 other brands valid · 41 ms`)
  })

  it('omits a missing place', () => {
    expect(formatText(report([{ ...unplaced, message: 'Wrong.', pointer: '/a' }], 2, 1))).toBe(
      'warning[a/b]  /a\n  Wrong. Did you mean "x"?\n\n0 errors, 1 warning · 1 other brand valid · 41 ms',
    )
  })

  it('is only the summary if there are no findings', () => {
    expect(formatText(report([], 1, 1))).toBe('0 errors, 0 warnings · 1 brand valid · 41 ms')
  })
})

it('JSON contains every field', () => {
  expect(JSON.parse(formatJson(report([placed, unplaced])))).toEqual({
    errors: 1,
    warnings: 1,
    brands: 8,
    valid: 7,
    milliseconds: 41.4,
    diagnostics: [placed, unplaced],
  })
})

it('GitHub annotations are escaped', () => {
  expect(formatGithub(report([placed, unplaced])).split('\n')).toEqual([
    '::error file=manifests/lumina.json,line=2,col=12,title=blocks/unknown-widget::' +
      '/frame/header/0/use "acount" is not a known block. Did you mean "account"?',
    '::warning title=a/b::50 %25,%0Asaid. Did you mean "x"?',
    '1 error, 1 warning · 7 other brands valid · 41 ms',
  ])
})
