import { expect, open, test } from '#testing/browser/fixtures.ts'

test(
  'a player is notified, misses nothing while disconnected, and is signed out when the session ends elsewhere',
  { tag: '@always' },
  async ({ page, sandbox, enter, manifest }) => {
    await enter('claire')
    await open(page, '/')
    const balance = page.locator('[data-balance]')
    const isConnected = async () => {
      await sandbox.emit('balance', { balance: 4321.5, bonusBalance: 7 }, 'claire')
      return balance.getAttribute('data-balance')
    }
    await expect.poll(isConnected).toBe('4321.5')

    const [own, ...others] = manifest.languages
    const elsewhere = others.map((lang) => ({ lang, message: 'in another language' }))
    await sandbox.emit('notification', { type: 'warning', content: elsewhere }, 'claire')
    await sandbox.emit('notification', { type: 'info', content: 'of another shape' }, 'claire')
    await sandbox.emit(
      'notification',
      { type: 'warning', content: [...elsewhere, { lang: own, message: 'You <b>won</b>' }] },
      'claire',
    )
    await expect(page.locator('[data-toast=warning]')).toHaveText(['You <b>won</b>'])
    await expect(page.locator('[data-toast=info]')).toHaveCount(0)

    await sandbox.disconnect()
    await sandbox.change('claire', { balance: 987.5 })
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'reconnecting')
    await expect(balance).toHaveAttribute('data-balance', '987.5')
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'online')

    await sandbox.change('claire', { closed: true })
    await expect(page.locator('[data-toast=info]')).toHaveCount(1)
    await expect(balance).toHaveCount(0)
  },
)
