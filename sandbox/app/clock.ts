/** The sandbox’s clock: the machine’s time plus an offset. All code that needs the time uses it. */
export class Clock {
  /** Milliseconds that are added to the machine’s time. */
  offsetMs = 0

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offsetMs
  }
}
