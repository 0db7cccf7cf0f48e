/** The sandbox’s own time: the machine’s, moved by an offset. Everything that needs the time asks here. */
export class Clock {
  /** Milliseconds added to the machine’s time. */
  offsetMs = 0

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offsetMs
  }
}
