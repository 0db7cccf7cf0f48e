declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Puts an entry into the data layer, which Google’s script reads whenever it comes. */
export const push = (entry: unknown) => void (window.dataLayer ??= []).push(entry)

/** A command of Google’s script. It knows commands by their being an `arguments` object. */
export function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else.
  push(arguments)
}
