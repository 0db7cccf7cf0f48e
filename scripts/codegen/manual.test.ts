import { describe, expect, it } from 'vitest'
import { catalogue } from '#manifest-tools/check/catalogue.ts'
import { guardNames, slots } from './slots.ts'
import { manualPages, withoutExamples } from './manual.ts'
import { exampleAt } from './manual/examples.ts'
import { manifestSchema } from '#manifest-tools/explain/schema.ts'

const pages = manualPages()
const reference = pages['docs/reference.md']!
const headings = [...reference.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading]) => heading!.replaceAll('`', ''))

/** Returns the text under a heading. */
const section = (heading: string) =>
  reference.split(/^#{2,3} /m).find((part) => part.startsWith(`\`${heading}\``) || part.startsWith(heading))!

describe('the reference', () => {
  it('describes every section, widget and guard once', () => {
    const widgets = slots
      .filter(({ type }) => type !== 'Overlay')
      .flatMap(({ type, names }) => names.map((name) => `${type} ${name}`))
    const sections = Object.keys(manifestSchema.properties!).filter((name) => name !== '$schema')
    expect(headings).toEqual(
      expect.arrayContaining([...sections, ...widgets, ...guardNames.map((name) => `Guard ${name}`)]),
    )
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('describes settings at any depth', () => {
    const deep = [
      'hosts.*.seo.robots',
      'services.production.gtag.id',
      'theme.tokens.*.dark',
      'registration.permissions.bonus.exclude',
      'pages.*.guards',
      'overlays.sidebar.blocks',
    ]
    expect(headings).toEqual(expect.arrayContaining(deep))
    expect(reference).toContain('| `DEPOSIT` | Deposit.')
    expect(reference).toContain('| `items.*.page` | the key of a page | yes |')
  })

  it('includes type, default, accepted values, an example and the specification’s name', () => {
    const text = section('theme.default')
    expect(text).toContain('- Type: one of the accepted values')
    expect(text).toContain('- Required: yes')
    expect(text).toContain('- Accepted: `dark`, `light`')
    expect(text).toContain('- Default: `"dark"`')
    expect(text).toContain('- In the specification: OTHER: DEFAULT_COLOR_THEME')
    expect(text).toMatch(/- Example: `"light"` \(\w+\)/)
    expect(section('languages')).toContain('`fa` (Persian)')
    expect(section('id')).toContain('- Default: none: each brand must set it')
  })

  it('prefers examples that differ from the default', () => {
    expect(exampleAt('/theme/radius', 'soft')!.value).not.toBe('soft')
    expect(exampleAt('/theme/nothing', undefined)).toBeUndefined()
  })
})

it('lists every code of the diagnostics', () => {
  const codes = [...pages['docs/diagnostics.md']!.matchAll(/^### `(.*)`$/gm)].map(([, code]) => code)
  expect(codes).toEqual(Object.keys(catalogue))
})

describe('a page without its examples', () => {
  it('does not depend on the brands', () => {
    expect(withoutExamples('- Type: text\n- Example: `1` (a)\n\nNext')).toBe(withoutExamples('- Type: text\n\nNext'))
    expect(withoutExamples('Words.\n\n- Example: `1` (a)\n\nNext')).toBe(withoutExamples('Words.\n\nNext'))
  })

  it('still depends on defaults', () => {
    expect(withoutExamples('- Default: `1`')).not.toBe(withoutExamples('- Default: `2`'))
  })
})
