import { expect, it, vi } from 'vitest'
import { isGone } from '#engine/data/retry.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { pageStore } from './page-store.ts'

it('takes a page without heading and text for one that the platform does not have', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const get = async () => ({ id: 'terms-en', lang: 'en', title: '', html: '' })
  const page = pageStore({ http: fakeHttp({ get: get as never }), manifest: {} } as unknown as Stores).page('terms-en')
  await page.load()
  expect([page.status, isGone(page.error)]).toEqual(['error', true])
  expect(String(warn.mock.lastCall)).toContain('nothing would be shown')
})
