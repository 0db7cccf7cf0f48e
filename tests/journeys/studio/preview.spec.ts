import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

const blocksOf = (list: { use: string }[]) => list.map(({ use }) => use)

test('a colour, a text, a name and the order of blocks change on the running page', async ({ open }) => {
  const { frame, manifest, patch, expectSamePage } = await open()
  const times: Record<string, number> = {}
  const timed = async (what: string, change: Parameters<typeof patch>[0]) => (times[what] = (await patch(change)).ms)

  const root = frame.locator('html')
  await timed('colour', ({ theme }) => (theme.tokens.brand.dark = '#ff00ff'))
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand'))).toBe('#ff00ff')

  await timed('text', (each) => (each.texts = { en: { common: { 'nav.skip': 'Jump over it' } } }))
  await expect(frame.getByRole('link', { name: 'Jump over it' })).toBeAttached()
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
  await expect(frame.locator('main [data-block]')).toHaveCount(blocksOf(manifest.pages.MAIN.blocks).length)
  await timed('shapes', ({ theme }) => void Object.assign(theme, { font: 'cairo', hero: 'arch', radius: 'sharp' }))
  await expect(root).toHaveAttribute('data-hero', 'arch')
  await expect.poll(() => root.evaluate(() => document.fonts.check('16px Cairo Variable'))).toBe(true)
  await expectSamePage()
  console.log('milliseconds to the paint:', JSON.stringify(times))
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
  const scrolled = await frame.locator('html').evaluate(() => (window.scrollTo(0, 500), window.scrollY))
  expect(scrolled).toBeGreaterThan(300)
  await patch(({ theme }) => (theme.tokens.brand.light = '#123456'))
  await patch(({ pages }) => pages.MAIN.blocks.pop())
  expect(await frame.locator('html').evaluate(() => window.scrollY)).toBe(scrolled)
  await expectSamePage()
})

test('theme, language, text size, role, time and connection change without a reload', async ({ open }) => {
  const { frame, steer, expectSamePage } = await open()
  const root = frame.locator('html')
  await steer((check) => check.preview.context({ theme: 'light', language: 'fr', textSize: 200 }))
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(root).toHaveAttribute('lang', 'fr')
  expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px')

  await steer((check) => check.preview.context({ role: 'amine', textSize: 100 }))
  await expect(frame.locator('[data-balance]')).toBeVisible()
  await expect(frame.locator('[data-block=account]')).toContainText('amine')
  await steer((check) => check.preview.context({ role: 'yasmine' }))
  await expect(frame.locator('[data-block=account]')).toContainText('yasmine')
  await steer((check) => check.preview.context({ role: 'visitor' }))
  await expect(frame.locator('[data-balance]')).toHaveCount(0)

  // A plain player may not pay.
  await steer((check) => check.preview.context({ role: 'may-pay' }))
  await expect(frame.locator('a[href="/deposit"]').first()).toBeVisible()
  await steer((check) => check.preview.context({ role: 'player' }))
  await expect(frame.locator('a[href="/deposit"]')).toHaveCount(0)

  await steer((check) => check.preview.context({ connection: 'offline' }))
  await expect(frame.locator('[data-connection=reconnecting]')).toBeAttached()
  expect(
    await root.evaluate(() =>
      fetch('/version.json')
        .then(() => 'reached')
        .catch(() => 'lost'),
    ),
  ).toBe('lost')
  await steer((check) => check.preview.context({ connection: 'online', now: '2031-02-03T10:00:00Z' }))
  await expect(frame.locator('[data-connection=online]')).toBeAttached()
  expect(await root.evaluate(() => new Date().getUTCFullYear())).toBe(2031)
  await steer((check) => check.preview.context({ now: null }))
  expect(await root.evaluate(() => new Date().getUTCFullYear())).toBeLessThan(2031)
  await expectSamePage()
})

test('a click in edit mode names the block and does nothing else; escape leaves the mode', async ({ open, page }) => {
  const { frame, manifest, steer, next, patch } = await open()
  await steer((check) => check.preview.edit(true))
  await frame.locator('header [data-block=logo]').click()
  expect((await next('selected')).pointer).toBe(`/frame/header/${blocksOf(manifest.frame.header).indexOf('logo')}`)
  const wanted = blocksOf(manifest.pages.MAIN.blocks).indexOf('provider-strip')
  await frame.locator('[data-block=provider-strip] a').first().click()
  expect((await next('selected')).pointer).toBe(`/pages/MAIN/blocks/${wanted}`)
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'MAIN')

  // A guard hides a block before it: the pointer still counts in the manifest.
  await patch(({ pages }) => pages.MAIN.blocks.unshift({ use: 'promotions', guards: ['signed-in'] } as never))
  await frame.locator('[data-block=provider-strip] a').first().click()
  expect((await next('selected')).pointer).toBe(`/pages/MAIN/blocks/${wanted + 1}`)

  const outline = frame.locator('[data-studio-outline=selected]')
  const last = manifest.pages.MAIN.blocks.length - 1
  await steer((check, pointer) => check.preview.select(pointer), `/pages/MAIN/blocks/${last}`)
  await expect(outline).toBeInViewport()
  await expect(frame.locator('[data-content] > [data-block]').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  expect((await next('selected')).pointer).toBe(null)
  await expect(outline).toHaveCount(0)
  await page.mouse.move(0, 0)
  await frame.locator('[data-block=provider-strip] a').first().click()
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'GAMES')
})

test('what a page reads once is refused with a reason, and the page starts again with it', async ({ open }) => {
  const { frame, manifest, steer, next } = await open('/games')
  manifest.name = 'Zebra'
  manifest.playerProtection.ageGate = true
  await steer((check, value) => void check.preview.patch(value), manifest)
  expect(await next('refused')).toMatchObject({ pointer: '/playerProtection/ageGate', reloads: true })
  await next('ready')
  await next('applied')
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'GAMES')
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Zebra/)
  await expect(frame.getByRole('dialog')).toBeVisible()
})

test('a manifest with a mistake is refused with its place, and the last right one stays', async ({ open }) => {
  const { frame, manifest, steer, next, patch, expectSamePage } = await open()
  manifest.theme.radius = 'bent' as never
  await steer((check, value) => void check.preview.patch(value), manifest)
  expect(await next('refused')).toMatchObject({ pointer: '/theme/radius', reloads: false })
  await patch(({ theme }) => void Object.assign(theme, { radius: 'sharp' }))
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready')
  await expectSamePage()
})

test('hidden things are called up: overlays, toasts, outcomes of payments, errors and empty lists', async ({
  open,
}) => {
  const { frame, steer, next } = await open()
  await steer((check) => check.preview.show('overlay:sidebar'))
  await expect(frame.getByRole('dialog')).toBeVisible()
  await steer((check) => check.preview.show('toast:warning'))
  await expect(frame.getByRole('dialog')).toHaveCount(0)
  await expect(frame.locator('.Toastify__toast--warning')).toBeVisible()
  await steer((check) => check.preview.show('page:not-found'))
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'NOT_FOUND')
  await steer((check) => check.preview.show(null))
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'MAIN')

  // These the page shows from its start.
  await expect(frame.locator('[data-game]').first()).toBeAttached()
  await steer((check) => check.preview.show('answers:error'))
  await next('ready')
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'error')
  await steer((check) => check.preview.show('answers:empty'))
  await next('ready')
  await expect(frame.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(frame.locator('[data-game]')).toHaveCount(0)
  await steer((check) => check.preview.show(null))
  await next('ready')
  await expect(frame.locator('[data-game]').first()).toBeAttached()
})

test('a frame that reloads or goes elsewhere is connected again by itself', async ({ open }) => {
  const { frame, next, patch, steer } = await open()
  await patch((manifest) => (manifest.name = 'Zebra'))
  await frame.locator('html').evaluate(() => void setTimeout(() => location.assign('/promotions')))
  await next('ready')
  await next('applied')
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'PROMOTIONS')
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Zebra/)
  await patch((manifest) => (manifest.name = 'Giraffe'))
  await expect(frame.locator('[data-block=logo] img').first()).toHaveAttribute('alt', /Giraffe/)
  await steer((check) => check.preview[Symbol.dispose]())
})

test('a published build has not one module of the bridge, and that of previews has', () => {
  const modulesOf = (folder: string) =>
    Object.values(JSON.parse(readFileSync(`${folder}/.vite/modules.json`, 'utf8')) as Record<string, string[]>).flat()
  expect(existsSync('dist'), 'npm run build').toBe(true)
  expect(modulesOf('dist').filter((module) => module.startsWith('studio/'))).toEqual([])
  expect(modulesOf('.data/studio/preview')).toContain('studio/preview/bridge.ts')
})
