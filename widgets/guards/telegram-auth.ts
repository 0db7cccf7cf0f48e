import type { Guard } from '#engine/registry.ts'
import { readTelegramAuth } from '#domains/account/telegram-auth.ts'

/** Holds while a registration by Telegram is pending: TELEGRAM_LOGIN (spec §6). */
export const telegramAuth: Guard = ({ http }) => readTelegramAuth(http.now()) !== undefined
