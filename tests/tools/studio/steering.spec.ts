import { expect, test } from './fixtures.ts'

const blocksOf = (list: { use: string }[]) => list.map(({ use }) => use)

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
  await steer((check) => check.preview.setEditing(true))
  await frame.locator('header [data-block=logo]').click()
  expect((await next('selected')).pointer).toBe(`/frame/header/${blocksOf(manifest.frame.header).indexOf('logo')}`)
  const wanted = blocksOf(manifest.pages.MAIN.blocks).indexOf('provider-strip')
  // What is far from the screen is not shown until it comes near.
  await frame.locator('[data-block=provider-strip]').scrollIntoViewIfNeeded()
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
  await frame.locator('[data-block=provider-strip]').scrollIntoViewIfNeeded()
  await frame.locator('[data-block=provider-strip] a').first().click()
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'GAMES')
})

test('the outline of a block lies around its elements, and over no neighbour', async ({ open }) => {
  const { frame, manifest, steer } = await open()
  const outline = frame.locator('[data-studio-outline=selected]')
  const boxes: { top: number; bottom: number }[] = []
  for (const index of manifest.pages.MAIN.blocks.keys()) {
    await steer((check, pointer) => check.preview.select(pointer), `/pages/MAIN/blocks/${index}`)
    await frame.locator('html').evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    if ((await outline.count()) === 0) continue
    const box = await outline.evaluate((each) => {
      const { top, bottom, width } = each.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY, width, most: document.documentElement.clientWidth }
    })
    expect(box.width, String(index)).toBeLessThanOrEqual(box.most)
    if (box.bottom > box.top) boxes.push(box)
  }
  expect(boxes.length).toBeGreaterThan(3)
  for (const [at, { top }] of boxes.entries())
    if (at > 0) expect(top, String(at)).toBeGreaterThanOrEqual(boxes[at - 1]!.bottom - 1)

  // A block of a bar has no box of its own.
  await steer((check) => check.preview.select('/frame/header/0'))
  const header = frame.locator('header')
  const inside = async () => {
    const [own, around] = await Promise.all([outline.boundingBox(), header.boundingBox()])
    return (
      own !== null && own.width > 10 && own.y >= around!.y - 1 && own.y + own.height <= around!.y + around!.height + 1
    )
  }
  await expect.poll(inside).toBe(true)
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
