import type { Guard } from '#engine/registry.ts'

/** While a Telegram sign-in waits to be completed: TELEGRAM_LOGIN (spec §6). */
export const telegramAuth: Guard = () => localStorage.getItem('telegram_auth') !== null
