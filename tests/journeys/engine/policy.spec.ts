import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { expect, test } from '#testing/browser/fixtures.ts'

/**
 * What a page’s policy must block, and the directives that may do so: Trusted Types take precedence if they are enabled.
 */
const attempts: Record<string, string[]> = {
  'an inline script': ['script-src-elem', 'require-trusted-types-for'],
  eval: ['script-src', 'require-trusted-types-for'],
  'an unlisted script': ['script-src-elem', 'require-trusted-types-for'],
  'an unlisted frame': ['frame-src'],
  'an unlisted connection': ['connect-src'],
}

/** Runs in the page: tries everything, and returns what blocked each attempt; `worked` if nothing did. */
async function attempt(): Promise<Record<string, string>> {
  const scope = window as unknown as { ran?: boolean }
  const append = (tag: string, attributes: Record<string, string>, text = '') => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(text)
    document.head.append(element)
    // A blocked frame loads the browser’s error page, at times before its violation is told.
    return new Promise<boolean>((resolve) => element.addEventListener('load', () => setTimeout(resolve, 500, true)))
  }
  const tries: Record<string, () => unknown> = {
    'an inline script': () => (void append('script', {}, 'window.ran = true'), scope.ran),
    eval: () => new Function('return true')(),
    'an unlisted script': () => append('script', { src: 'https://elsewhere.example/x.js' }),
    'an unlisted frame': () => append('iframe', { src: 'https://elsewhere.example/' }),
    'an unlisted connection': () => fetch('https://elsewhere.example/').then(() => true),
  }
  const outcomes: Record<string, string> = {}
  for (const [name, act] of Object.entries(tries)) {
    outcomes[name] = await new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true })
      // In its own task, because the browser exempts code that the test runs from the policy.
      setTimeout(() => {
        try {
          void Promise.resolve(act()).then(
            (worked) => worked === true && resolve('worked'),
            () => undefined,
          )
        } catch {
          // The violation event names the directive.
        }
      })
    })
  }
  return outcomes
}

test(
  'every brand blocks inline scripts, eval, and unlisted scripts, frames and connections',
  { tag: '@always' },
  async ({ page, server, pageErrors }) => {
    // The policy is the page’s own; the application is not needed.
    await page.route('**/{assets,locales,api,brands}/**', (route) => route.abort())
    const brands = readBrands('manifests').map(({ id }) => id)
    for (const brand of brands) {
      await page.goto(`http://${brand}.localhost:${server.port}/`, { waitUntil: 'commit' })
      const outcomes = await page.evaluate(attempt)
      for (const [name, directives] of Object.entries(attempts))
        expect(directives, `${name} on ${brand}`).toContain(outcomes[name])
    }
    expect(brands.length).toBeGreaterThan(5)
    expect(pageErrors.splice(0).length).toBeGreaterThanOrEqual(brands.length * Object.keys(attempts).length)
  },
)

test('markup from text is blocked unless a vendor’s script is in the page', async ({ page, server, pageErrors }) => {
  await page.route('**/assets/**', (route) => route.abort())
  const written = async (brand: string) => {
    await page.goto(`http://${brand}.localhost:${server.port}/`, { waitUntil: 'commit' })
    return page.evaluate(() => {
      try {
        document.documentElement.insertAdjacentHTML('beforeend', '<p>x</p>')
        return true
      } catch {
        return false
      }
    })
  }
  expect([await written('totofa'), await written('medina')]).toEqual([false, true])
  pageErrors.splice(0)
})
