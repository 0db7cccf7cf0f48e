/** The number of records kept until the engine takes over. */
const most = 20

const events = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError']

/**
 * Records problems before the engine can report them: uncaught errors and rejections, scripts that fail to load, policy violations,
 * and errors that the engine writes to the console.
 */
export function noteErrors() {
  const notes: unknown[] = []
  window.earlyErrors = notes
  // The engine puts its own list in their place.
  const note = (noted: unknown) => {
    const { earlyErrors = notes } = window
    if (earlyErrors.length < most) earlyErrors.push(noted)
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
