import { expect, open, test } from '#testing/browser/fixtures.ts'

test(
  'empty fields and a wrong password show errors, and the input is kept',
  { tag: '@always' },
  async ({ page, sandbox }) => {
    await open(page, '/login')
    const submit = page.locator('[data-form=login] [type=submit]')
    const login = page.locator('[data-field=login] input')
    await submit.click()
    await expect(page.locator('[data-field=login] [data-error]')).toHaveAttribute('data-error', 'error.field_is_empty')
    await expect(page.locator('[data-field=password] [data-error]')).toHaveAttribute(
      'data-error',
      'error.field_is_empty',
    )
    expect((await sandbox.log()).some(({ path }) => path === '/api/client-login')).toBe(false)

    await login.fill('claire')
    await page.locator('[data-field=password] input').fill('wrong')
    await submit.click()
    await expect(page.locator('[data-form=login] [role=alert]')).not.toBeEmpty()
    await expect(login).toHaveValue('claire')
    await expect(page.locator('[data-field=password] input')).toHaveValue('wrong')
  },
)

test('one sign-in for an impatient player', async ({ page, sandbox }) => {
  await sandbox.fault({ method: 'POST', path: '/api/client-login', kind: 'delay', delayMs: 3000, times: 1 })
  await open(page, '/login')
  await page.locator('[data-field=login] input').fill('claire')
  await page.locator('[data-field=password] input').fill('Demo-1234')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('[data-form=login] [type=submit]').click({ force: true })
  await expect(page.locator('[data-balance]')).toBeVisible()
  expect((await sandbox.log()).filter(({ path }) => path === '/api/client-login')).toHaveLength(1)
})

test('no page flashes as not found on the way from the sign-in page', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.querySelector('main')?.dataset.page)).observe(document, {
      childList: true,
      subtree: true,
    })
  })
  await signIn('claire')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('NOT_FOUND')
})

test(
  'a session that the server ended is left, with one notice',
  { tag: '@always' },
  async ({ page, sandbox, enter }) => {
    await enter('claire')
    await open(page, '/')
    await page.context().clearCookies({ name: 'session' })
    await sandbox.fault({ method: 'GET', path: '/api/games', kind: 'status', status: 401, times: 3 })
    await page.locator('a[href="/games"]').first().dispatchEvent('click')
    await expect(page.locator('[data-toast=info]')).toHaveCount(1)
    await expect(page.locator('[data-balance]')).toHaveCount(0)
  },
)

test('balances follow the realtime events', async ({ page, sandbox, enter }) => {
  await enter('claire')
  await open(page, '/')
  const connected = async () => {
    await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
    return page.locator('[data-balance]').getAttribute('data-balance')
  }
  await expect.poll(connected).toBe('4321.5')
  await expect(page.locator('[data-bonus-balance]')).toHaveAttribute('data-bonus-balance', '7')
})

test('favourites are stored on the server', async ({ page, sandbox, enter }) => {
  await enter('claire')
  await open(page, '/')
  // Rows of the player’s own may still come in above.
  const game = await page.locator('[data-game]').first().getAttribute('data-game')
  const heart = page.locator(`[data-game="${game}"] button[aria-pressed]`).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () =>
      (await sandbox.log()).some(({ method, path }) => method === 'PUT' && path === `/api/my/favourites/${game}`),
    )
    .toBe(true)
  await page.reload()
  await expect(page.locator(`[data-game="${game}"] button[aria-pressed]`).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
