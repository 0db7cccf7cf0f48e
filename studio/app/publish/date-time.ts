/** Returns an instant in words, in this machine’s zone or another one. */
export const dateTime = (at: string, timeZone?: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) })
