import ar from '../../../public/locales/ar/payment.json' with { type: 'json' }
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { deposit } from '#testing/browser/cashier.ts'
import { walkTo } from '#testing/browser/pages.ts'

// Initial questions would be answered in the storage; this brand has none.
test.use({ brand: 'medina', isAsked: true })

/** Runs in the page: whatever stores something throws, as with all site data blocked. */
function refuseAll() {
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  if (window.top !== window || !location.hostname.startsWith('medina')) return
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  Object.defineProperty(Document.prototype, 'cookie', { get, set: get, configurable: true })
  navigator.locks.request = get
}

/** Runs in the page: the storage is full. */
function refuseMore() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test(
  'where storage, cookies and locks throw, a player signs in, opens the lobby, is warned and deposits',
  { tag: '@always' },
  async ({ page, signIn, sandbox }) => {
    await page.addInitScript(refuseAll)
    await signIn('amine')
    const main = page.locator('main')
    await walkTo(page, '/games')
    await expect(main).toHaveAttribute('data-page', 'GAMES')
    await expect(main).toHaveAttribute('data-state', 'ready')
    await expect(main.locator('[data-game]').first()).toBeVisible()
    await walkTo(page, '/deposit')
    await expect(main.getByText(ar.notStored)).toBeVisible()
    await deposit(page, 'success')
    await expect(page).toHaveURL(/medina\.localhost/)
    await expect(main).toHaveAttribute('data-state', 'ready')
    expect((await sandbox.payments('amine')).map(({ methodId, status }) => `${methodId} ${status}`)).toEqual([
      'card done',
    ])
  },
)

test('the return from the payment page opens although the storage is full', async ({ page, enter }) => {
  await page.addInitScript(refuseMore)
  await enter('amine')
  await open(page, '/?ref=FRIEND&payment=1')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
})
