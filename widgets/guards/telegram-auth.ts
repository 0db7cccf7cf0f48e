import type { Guard } from '#engine/registry.ts'
import { telegramAuth as kept } from '#domains/account/telegram-auth.ts'

/** While a Telegram sign-in waits to be completed: TELEGRAM_LOGIN (spec §6). */
export const telegramAuth: Guard = () => kept() !== undefined
