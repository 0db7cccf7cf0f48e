import type { Page } from '@playwright/test'

/**
 * Serves the brand’s page with another manifest: what `change` returns, or the one that it changes. It is also the one
 * that the page reads again. `changePolicy` returns its policy.
 */
export async function withManifest<Shape>(
  page: Page,
  change: (manifest: Shape) => unknown,
  changePolicy = (policy: string) => policy,
) {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    // A vendor’s frame has a page of its own.
    if (route.request().frame() !== page.mainFrame()) return route.fallback()
    const { host, port, pathname } = new URL(route.request().url())
    // A file such as robots.txt is no page.
    if (/\.\w+$/.test(pathname)) return route.fallback()
    const isReadAgain = type === 'fetch' && pathname === new URL(page.url()).pathname
    if (type !== 'document' && !isReadAgain) return route.fallback()
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}/`,
      headers: { ...route.request().headers(), host },
    })
    const body = (await response.text()).replace(/(id="manifest">)(.*?)(<\/script>)/s, (_, before, text, after) => {
      const manifest = JSON.parse(text) as Shape
      return `${before}${JSON.stringify(change(manifest) ?? manifest)}${after}`
    })
    const headers = response.headers()
    const policy = headers['content-security-policy']
    return route.fulfill({
      response,
      body: body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, changePolicy),
      ...(policy !== undefined && { headers: { ...headers, 'content-security-policy': changePolicy(policy) } }),
    })
  })
}
