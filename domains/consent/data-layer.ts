declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Adds an entry to the data layer, which Google’s script reads once it is loaded. */
export const push = (entry: unknown) => void (window.dataLayer ??= []).push(entry)

/** Sends a command to Google’s script, which recognizes commands by the `arguments` object. */
export function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for something else.
  push(arguments)
}
