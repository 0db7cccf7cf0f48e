declare global {
  interface Window {
    /** The secret part of an email’s link, which the shell removed from the address. */
    linkSecret?: string
  }
}

let link = globalThis.window?.linkSecret
if (link !== undefined) delete window.linkSecret

/**
 * Returns the secret of the email link that opened this page, once, and forgets it. It left the address before any
 * other script ran.
 */
export function takeLinkSecret(): string | undefined {
  const taken = link
  link = undefined
  return taken
}
