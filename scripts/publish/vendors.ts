import { readFileSync } from 'node:fs'

/** What a script of a vendor’s in the page may load and call, by the policy’s directives. */
export type VendorHosts = Record<'script' | 'style' | 'font' | 'connect' | 'frame', readonly string[]>

/** Where Telegram’s login widget comes from, unless the manifest says otherwise. */
export const telegramScript = 'https://telegram.org/js/telegram-widget.js?22'

/** Where Google’s script comes from, unless the manifest says otherwise. */
export const gtagScript = 'https://www.googletagmanager.com/gtag/js'

/** What a chat’s schema says of its vendor: where its script comes from unless the manifest says otherwise, and what that loads and calls. */
export function chatVendor(use: string): { script: string; hosts: Partial<VendorHosts> } {
  const path = `widgets/chats/${use}/options.schema.json`
  const schema = JSON.parse(readFileSync(path, 'utf8')) as { 'x-script'?: string; 'x-hosts'?: Partial<VendorHosts> }
  const { 'x-script': script, 'x-hosts': hosts } = schema
  if (!script || !hosts)
    throw new Error(`${path}: x-script and x-hosts do not say where the script comes from, and what it loads and calls`)
  return { script, hosts }
}
