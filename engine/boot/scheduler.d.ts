/** React’s scheduler, whose package has no types. */
declare module 'scheduler' {
  /** How long React works before it lets the browser in, as frames per second; 0 is its own 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void
}
