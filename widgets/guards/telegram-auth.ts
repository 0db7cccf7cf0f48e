import type { Guard } from '#engine/registry.ts'
import { telegramAuth as kept } from '#domains/account/telegram-auth.ts'

/** Holds while a Telegram registration is pending: TELEGRAM_LOGIN (spec §6). */
export const telegramAuth: Guard = () => kept() !== undefined
