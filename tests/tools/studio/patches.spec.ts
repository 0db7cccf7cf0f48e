import { expect, test } from './fixtures.ts'

test('a colour, a text, a name and the order of blocks change on the running page', async ({ open }) => {
  const { frame, manifest, patch, expectSamePage } = await open()
  const times: Record<string, number> = {}
  const timed = async (what: string, change: Parameters<typeof patch>[0]) => (times[what] = (await patch(change)).ms)

  const root = frame.locator('html')
  await timed('colour', ({ theme }) => (theme.tokens.brand.dark = '#ff00ff'))
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand'))).toBe('#ff00ff')

  await timed('text', (each) => (each.texts = { en: { common: { 'nav.skip': 'Jump over it' } } }))
  // At once: later all texts are read again.
  expect(await frame.getByRole('link', { name: 'Jump over it' }).count()).toBe(1)
  await timed('text removed', (each) => (each.texts = {}))
  await expect(frame.getByRole('link', { name: 'Jump over it' })).not.toBeAttached()

  await timed('name', (each) => (each.name = 'Zebra'))
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Zebra/)

  const shown = frame.locator('[data-content] > [data-block]')
  const before = await shown.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
  await shown.nth(0).evaluate((block) => block.setAttribute('data-kept', ''))
  await timed('order', ({ pages }) => pages.MAIN.blocks.reverse())
  await expect
    .poll(() => shown.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block'))))
    .toEqual(before.toReversed())
  await expect(shown.last(), 'a block that moves is not made again').toHaveAttribute('data-kept')

  await timed('added', ({ pages }) => pages.MAIN.blocks.unshift({ use: 'static-pages' } as never))
  await expect(shown.first()).toHaveAttribute('data-block', 'static-pages')
  await timed('removed', ({ pages }) => pages.MAIN.blocks.shift())
  await expect(frame.locator('[data-block=static-pages]')).toHaveCount(0)

  await timed('frame', ({ frame: { footer } }) => footer.splice(0, Infinity))
  await expect(frame.locator('footer [data-block]')).toHaveCount(0)
  const forVisitors = manifest.pages.MAIN.blocks.filter(({ guards }) => !guards?.includes('signed-in'))
  await expect(frame.locator('main [data-block]')).toHaveCount(forVisitors.length)
  await timed('shapes', ({ theme }) => void Object.assign(theme, { font: 'cairo', hero: 'arch', radius: 'sharp' }))
  await expect(root).toHaveAttribute('data-hero', 'arch')
  await expect.poll(() => root.evaluate(() => document.fonts.check('16px Cairo Variable'))).toBe(true)
  await expectSamePage()
  console.log('milliseconds to the paint:', JSON.stringify(times))
})

test('blocks far from the screen are skipped until they come near', async ({ open }) => {
  const { frame } = await open()
  const [first, last] = [frame.locator('[data-block=banners]'), frame.locator('[data-block=provider-strip]')]
  await expect(last).toHaveAttribute('data-studio-far')
  await expect(first).not.toHaveAttribute('data-studio-far')
  await last.evaluate((block) => block.scrollIntoView())
  await expect(last).not.toHaveAttribute('data-studio-far')
  await expect(first).toHaveAttribute('data-studio-far')
})

test('what a player has typed stays, and where they have scrolled to', async ({ open }) => {
  const { frame, patch, steer, next, expectSamePage } = await open('/login')
  await frame.locator('[data-field=login] input').fill('somebody')
  await patch(({ theme }) => (theme.tokens.surface.dark = '#203040'))
  await patch((manifest) => (manifest.texts = { en: { common: { 'nav.skip': 'Jump over it' } } }))
  await patch(({ frame: { header } }) => header.reverse())
  await patch(({ pages }) => pages.LOGIN.blocks.push({ use: 'static-pages' } as never))
  await steer((check) => check.preview.context({ theme: 'light', language: 'ar', textSize: 150 }))
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame.locator('[data-field=login] input')).toHaveValue('somebody')

  await steer((check) => check.preview.navigate('/'))
  await expect.poll(async () => (await next('state')).path).toBe('/')
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'MAIN')
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready')
  const scroll = () => frame.locator('html').evaluate(() => (window.scrollTo(0, 500), window.scrollY))
  // The page is as high as its blocks a little later.
  await expect.poll(scroll).toBeGreaterThan(300)
  const scrolled = await scroll()
  await patch(({ theme }) => (theme.tokens.brand.light = '#123456'))
  await patch(({ pages }) => pages.MAIN.blocks.pop())
  expect(await frame.locator('html').evaluate(() => window.scrollY)).toBe(scrolled)
  await expectSamePage()
})

test('what a page reads once is refused with a reason, and the page starts again with it', async ({ open }) => {
  const { frame, manifest, steer, next } = await open('/games')
  manifest.name = 'Zebra'
  manifest.playerProtection.ageGate = true
  await steer((check, value) => void check.preview.showManifest(value), manifest)
  expect(await next('refused')).toMatchObject({ pointer: '/playerProtection/ageGate', reloads: true })
  await next('ready')
  await next('applied')
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'GAMES')
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Zebra/)
  await expect(frame.getByRole('dialog')).toBeVisible()
})

test('a block of an unknown kind is skipped, and the rest of the page is shown', async ({ open }) => {
  const { frame, manifest, patch, expectSamePage } = await open()
  const shown = frame.locator('[data-content] > [data-block]')
  const before = await shown.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))
  manifest.name = 'Zebra'
  await patch(({ pages }) => pages.MAIN.blocks.unshift({ use: 'carousel' } as never))
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Zebra/)
  expect(await shown.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')))).toEqual(before)
  await expectSamePage()
})

test('a manifest with a mistake is refused with its place, and the last right one stays', async ({ open }) => {
  const { frame, manifest, steer, next, patch, expectSamePage } = await open()
  manifest.theme.radius = 'bent' as never
  await steer((check, value) => void check.preview.showManifest(value), manifest)
  expect(await next('refused')).toMatchObject({ pointer: '/theme/radius', reloads: false })
  await patch(({ theme }) => void Object.assign(theme, { radius: 'sharp' }))
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready')
  await expectSamePage()
})
