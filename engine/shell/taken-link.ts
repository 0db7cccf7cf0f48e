declare global {
  interface Window {
    /** What the shell took out of the address: the secret part of a link from a letter. */
    takenLink?: string
  }
}

let link = window.takenLink
delete window.takenLink

/** The secret of the link that this page was opened by (security: it left the address before anything else ran). Once; then it is forgotten. */
export function takeLink(): string | undefined {
  const taken = link
  link = undefined
  return taken
}
