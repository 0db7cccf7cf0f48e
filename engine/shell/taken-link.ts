declare global {
  interface Window {
    /** The secret part of an email’s link, which the shell removed from the address. */
    takenLink?: string
  }
}

let link = window.takenLink
delete window.takenLink

/**
 * Returns the secret of the email link that opened this page, once, and forgets it. It left the address before any
 * other script ran.
 */
export function takeLink(): string | undefined {
  const taken = link
  link = undefined
  return taken
}
