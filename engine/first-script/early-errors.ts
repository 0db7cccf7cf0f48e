/** At most this many records are kept until the engine takes over. */
const maxNotes = 20

const events = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']

/**
 * Records problems before the engine can report them: uncaught errors and rejections, scripts that fail to load, policy violations,
 * and errors that the engine writes to the console.
 */
export function noteErrors() {
  const notes: unknown[] = []
  window.earlyErrors = notes
  // The engine later replaces `window.earlyErrors`, so it is read each time.
  const note = (noted: unknown) => {
    const { earlyErrors = notes } = window
    if (earlyErrors.length < maxNotes) earlyErrors.push(noted)
  }
  for (const name of events) addEventListener(name, note, true)
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...written: unknown[]) => {
      if (written[0] instanceof Error) note([level, written[0]])
      write.apply(console, written)
    }
  }
}
