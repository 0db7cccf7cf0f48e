import type { Page } from '@playwright/test'

/**
 * Serves the brand’s page with another manifest: what `change` returns, or the one that it changes. It is also the one
 * that the page reads again.
 */
export async function withManifest<Shape>(page: Page, change: (manifest: Shape) => unknown) {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    const { host, port, pathname } = new URL(route.request().url())
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
    return route.fulfill({ response, body })
  })
}
