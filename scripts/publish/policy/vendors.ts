import { readdirSync, readFileSync } from 'node:fs'
import type { VendorScripts } from '../brands/vendor-origins.ts'
import { allVerificationFrames } from './permissions.ts'

/** What a vendor’s script in the page can load and call, by policy directive. */
export type VendorHosts = Record<
  'script' | 'style' | 'font' | 'connect' | 'frame' | 'media' | 'worker',
  readonly string[]
>

/** The default address of Telegram’s login widget. */
const telegramWidget = 'https://telegram.org/js/telegram-widget.js?22'

/** The default address of Telegram’s login library. */
const telegramLibrary = 'https://oauth.telegram.org/js/telegram-login.js'

/** Returns the default address of the script that signs in with Telegram: the library’s for a client id. */
export const telegramScript = (clientId: number | undefined) =>
  clientId === undefined ? telegramWidget : telegramLibrary

/** The default addresses of Google’s scripts. */
const gtagScript = 'https://www.googletagmanager.com/gtag/js'
const gtmScript = 'https://www.googletagmanager.com/gtm.js'

/** Reads the default script address and the hosts of a chat from its schema. */
export function chatVendor(use: string): { script: string; hosts: Partial<VendorHosts> } {
  const path = `widgets/chats/${use}/options.schema.json`
  const schema = JSON.parse(readFileSync(path, 'utf8')) as { 'x-script'?: string; 'x-hosts'?: Partial<VendorHosts> }
  const { 'x-script': script, 'x-hosts': hosts } = schema
  if (!script || !hosts)
    throw new Error(
      `${path} requires x-script and x-hosts: the script’s address, and the hosts that it loads from and calls`,
    )
  return { script, hosts }
}

let known: VendorScripts | undefined

/** Returns the default addresses of all vendors’ scripts and pages. */
export const vendorScripts = (): VendorScripts =>
  (known ??= {
    telegram: telegramWidget,
    telegramLibrary,
    gtag: gtagScript,
    gtm: gtmScript,
    chats: Object.fromEntries(readdirSync('widgets/chats').map((use) => [use, chatVendor(use).script])),
    verifications: allVerificationFrames(),
  })
