import { expect, open, test } from '#testing/browser/fixtures.ts'
import { Keyboard } from '../keyboard.ts'

test.use({ brand: 'atlas' })

test('a player reads messages with the keyboard only: when they open, and again later', async ({
  page,
  sandbox,
  enter,
}) => {
  test.slow()
  const keyboard = new Keyboard(page)
  await enter('claire')
  await open(page, '/promotions?lng=en')
  await sandbox.give('claire', 'popups', {
    title: 'A message',
    html: '<p>Words for you</p>',
    button: 'To the games',
    link: '/games',
  })
  await open(page, '/messages?lng=en')

  const dialog = page.getByRole('dialog', { name: 'A message' })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'the window has the focus').toBe(
    true,
  )
  await keyboard.step()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await keyboard.skipToContent()
  const message = page.locator('[data-block=messages] button[aria-expanded]').filter({ hasText: 'A message' })
  await keyboard.use(message)
  await expect(message).toHaveAttribute('aria-expanded', 'true')
  await expect(message).toBeFocused()
  const link = page.locator('[data-block=messages]').getByRole('link', { name: 'To the games' })
  await keyboard.use(link)
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
  await expect(page.locator('main')).toBeFocused()
})
