import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'

const button = (page: Page) => page.locator('[data-overlay=chat] button')

/** Opens the page of a player who has agreed to the chat. */
async function agree(page: Page, path = '/?lng=en') {
  await open(page, path)
  await page.locator('[data-overlay=consent]').getByRole('button', { name: 'Accept all' }).click()
  await expect(button(page)).toBeVisible()
}

test.describe('LiveChat', () => {
  test.use({ brand: 'betogooal', isAsked: true })
  const widget = (page: Page) => page.locator('#chat-widget-container')
  const conversation = (page: Page) => page.frameLocator('#chat-widget')

  async function say(page: Page, text: string) {
    await conversation(page).getByRole('textbox').fill(text)
    await conversation(page).getByRole('button', { name: 'Send' }).click()
  }

  test(
    'a player opens it, is identified by name, gets a reply, and after minimizing it sees the unread count on the button',
    { tag: '@always' },
    async ({ page, enter }) => {
      await enter('amine')
      await agree(page)
      await button(page).click()
      await expect(widget(page)).toHaveAttribute('data-visibility', 'maximized')
      await expect(button(page)).toHaveCount(0)
      await say(page, 'Where is my withdrawal?')
      await expect(conversation(page).locator('li').last()).toContainText(/^Hello amine.*within 24 hours/)
      await say(page, 'Thank you')
      await conversation(page).getByRole('button', { name: 'Minimize window' }).click()
      await expect(widget(page)).toHaveAttribute('data-visibility', 'hidden')
      await expect(button(page)).toContainText('1 new message')
      await button(page).click()
      await expect(widget(page)).toHaveAttribute('data-visibility', 'maximized')
    },
  )

  test('a greeting shows the vendor’s button, and dismissing it hides the button', async ({ page }) => {
    const configuration = { found: true, greeting: { id: 1, afterMs: 200, text: 'Can I help you?' } }
    await page.route(/get_dynamic_configuration/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.__lc_configure(${JSON.stringify(configuration)})`,
      }),
    )
    await agree(page)
    await page.mouse.wheel(0, 40)
    await expect(widget(page)).toHaveAttribute('data-visibility', 'minimized')
    await expect(widget(page).getByText('Can I help you')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
    await widget(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(widget(page)).toHaveAttribute('data-visibility', 'hidden')
    await expect(button(page)).toBeVisible()
  })

  test('it is loaded once, however often the route changes, and never covers a game', async ({ page }) => {
    let scripts = 0
    page.on('request', (request) => (scripts += Number(request.url().includes('/tracking.js'))))
    await agree(page)
    await page.mouse.wheel(0, 40)
    await expect(widget(page)).toBeAttached()
    for (const path of ['/games', '/promotions', '/', '/games'])
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
    await expect(widget(page)).toHaveCount(1)
    expect(scripts).toBe(1)
    await page.locator('[data-game] a').first().dispatchEvent('click')
    await expect(page.locator('main')).toHaveAttribute('data-page', 'GAME')
    await expect(button(page)).toHaveCount(0)
  })
})

test.describe('tawk.to', () => {
  test.use({ brand: 'atlas', isAsked: true })
  const widget = (page: Page) => page.locator('#tawk-widget')

  test('on a phone it is opened from the menu after its own consent, and shows the unread messages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    await open(page, '/?lng=en')
    await page.locator('[data-overlay=consent]').getByRole('button', { name: 'Necessary only' }).click()
    await page.locator('[data-block=menu-button] button').click()
    await page.locator('[data-overlay=sidebar] [data-block=chat-button] button').click()
    await expect(widget(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Allow and open the chat' }).click()
    const panel = widget(page).getByRole('dialog', { name: 'Support' })
    await expect(panel).toBeVisible()
    await panel.getByRole('textbox').fill('My deposit?')
    await panel.getByRole('textbox').press('Enter')
    await panel.getByRole('button', { name: 'Minimize' }).click()
    await expect(widget(page)).toBeHidden()
    await expect(button(page)).toContainText('1 new message')
    await button(page).click()
    await expect(panel).toContainText('Deposits arrive within a minute')
  })

  const panel = (page: Page) => widget(page).getByRole('dialog', { name: 'Support' })

  async function ask(page: Page, text: string) {
    await button(page).click()
    await panel(page).getByRole('textbox').fill(text)
    await panel(page).getByRole('textbox').press('Enter')
    await expect(panel(page)).toContainText(text)
    await expect(panel(page)).toContainText('Deposits arrive within a minute')
    await panel(page).getByRole('button', { name: 'Minimize' }).click()
  }

  /** Signs out as a player does; the page starts again. */
  async function signOut(page: Page) {
    await page.locator('[data-block=account] button[aria-expanded]').click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Sign out' }).click()])
  }

  for (const [how, isAbsent] of [
    ['proven by the platform', false],
    ['anonymous to the vendor', true],
  ] as const)
    test(`the next player does not see the conversation of one who was ${how}`, async ({ page, enter }) => {
      if (isAbsent) await page.route('**/api/my/chat-identity', (route) => route.fulfill({ status: 404, json: {} }))
      const isTold = () => (isAbsent ? undefined : page.waitForResponse(/\/v1\/login/))
      await enter('amine')
      const toldFirst = isTold()
      await agree(page)
      await page.mouse.wheel(0, 40)
      await toldFirst
      await ask(page, 'My deposit 4711?')
      await signOut(page)

      await expect(button(page)).toBeVisible()
      await button(page).click()
      await expect(panel(page)).toContainText('How can we help you')
      await expect(panel(page)).not.toContainText('4711')

      await enter('claire')
      await page.reload()
      await button(page).click()
      await expect(panel(page)).toContainText('How can we help you')
      await expect(panel(page)).not.toContainText('4711')
      if (isAbsent) return

      await panel(page).getByRole('button', { name: 'Minimize' }).click()
      await signOut(page)
      await enter('amine')
      await page.reload()
      await button(page).click()
      await expect(panel(page)).toContainText('4711')
    })
})
