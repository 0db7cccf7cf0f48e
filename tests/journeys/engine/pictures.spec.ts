import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'sahel' })

test(
  'a platform’s own sizes are chosen before the engine runs, and kept by it',
  { tag: '@always' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const offer = { id: 1, title: 'Offer', image: '/offer.svg', place: 'home', priority: 1 }
    const imageSizes = '/offer.svg?small 200w, /offer.svg?large 4000w'
    await page.route('**/api/banners*', (route) => route.fulfill({ json: [{ ...offer, imageSizes }] }))
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480"/>'
    await page.route('**/offer.svg*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
    await open(page, '/')
    const banner = page.locator('[data-block=banners] img')
    expect(await banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/[/]offer[.]svg[?]large$/)
    expect(asked.filter((path) => path === '/offer.svg')).toHaveLength(1)
  },
)

const served = /\/imgproxy\/insecure\/rs:fit:\d+\/plain\/http%3A[^?]+%2Fart%2F[^?]+@webp/

test('covers and banners are loaded once, in a width of the brand’s service', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  const covers = page.locator('[data-game] img[data-shown]')
  await expect(covers.first()).toBeVisible()
  const pictures = asked.filter((address) => /:\d+\/art\/|%2Fart%2F/.test(address))
  expect(pictures.filter((address) => !served.test(address))).toEqual([])
  expect(pictures.length).toBe(new Set(pictures.map((address) => address.replace(/rs:fit:\d+/, ''))).size)
})

test('where the service fails, the platform’s own pictures are shown', async ({ page }) => {
  await page.route('**/imgproxy/**', (route) => route.fulfill({ status: 503 }))
  await open(page, '/')
  const cover = page.locator('[data-game] img[data-shown]').first()
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^http:[^%]+\/art\/games\//)
})
