// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import { account } from './index.ts'
import { keepTelegramAuth, telegramAuth } from './telegram-auth.ts'

it('forgets what Telegram’s login widget gave once its player is signed in, not while they are a visitor', () => {
  const { stores } = renderWidget(null)
  const kept = { id: 42, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1000), hash: 'ab12' }
  account.start?.(stores)
  keepTelegramAuth(kept)
  stores.session.receive(null)
  expect(telegramAuth(Date.now())).toEqual(kept)
  stores.session.enter(player)
  expect(telegramAuth(Date.now())).toBeUndefined()
})
