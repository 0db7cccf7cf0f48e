import { describe, expect, it } from 'vitest'
import { policyIn, serious } from '#testing/csp.ts'
import { readBrands } from '../brands/brands.ts'
import { withPolicy } from './policy-meta.ts'
import { pageBody, shellParts } from '../render/shell.fixture.ts'
import { renderShell } from '../render/shell.ts'

const brands = readBrands('manifests').map(({ id, manifest }) => ({
  id,
  shell: renderShell(manifest, { ...shellParts(manifest), body: pageBody() }),
}))

describe.each(brands)('the policy of $id', ({ shell: { html, headers } }) => {
  const policy = headers['content-security-policy']!
  const inPage = withPolicy(html, policy)

  it('has no serious findings in Google’s evaluator, as a header and in the page', () => {
    expect(serious(policy)).toEqual([])
    expect(serious(policyIn(inPage))).toEqual([])
  })

  it('is the same in the page, except for directives that only work in a header', () => {
    expect(policyIn(inPage)).toBe(policy.replace(/; (frame-ancestors|report-uri|report-to) [^;]+/g, ''))
    expect(policyIn(inPage)).not.toMatch(/frame-ancestors|report-/)
  })

  it('is in the page before everything that it restricts', () => {
    const [before] = inPage.split('<meta http-equiv="Content-Security-Policy"')
    expect(before).not.toMatch(/<(script|style|link|img)\b/)
  })
})

it('the evaluator finds planted problems', () => {
  expect(serious(`script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'`)).toHaveLength(1)
  expect(serious(`script-src 'self' https://cdn.jsdelivr.net; object-src 'none'; base-uri 'none'`)).toHaveLength(1)
})

it('a page without a place for its policy is rejected', () => {
  expect(() => withPolicy('<html><head></head></html>', `default-src 'none'`)).toThrow('no <meta charset')
})
