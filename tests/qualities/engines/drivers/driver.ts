/** A browser that the checks run in. */
export interface Engine {
  /** `chromium`, `firefox` or `webkit`. */
  name: string
  version: string
  /** Opens a window with cookies and storage of its own. `start` is JavaScript that runs first in each of its documents. */
  open(size: { width: number; height: number }, start: string): Promise<EngineWindow>
  close(): Promise<void>
}

/** A window of a browser: the few things in which engines are driven differently. */
export interface EngineWindow {
  /** Goes to an address; resolves before the page is complete. */
  goto(url: string): Promise<void>
  /**
   * Runs a function in the page’s document and returns its result. It sees nothing but its argument; both are JSON. `frames`
   * are the selectors of the frames that lead to another document.
   */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
    frames?: readonly string[],
  ): Promise<Result>
  /** Presses the mouse at a point, which may be in the document that `frames` lead to. */
  click(point: Point, frames?: readonly string[]): Promise<void>
  /** Types text into the element with the focus, which is in the document that `frames` lead to. */
  type(text: string, frames?: readonly string[]): Promise<void>
  press(key: Key): Promise<void>
  /** Returns a picture of the screen as PNG. */
  picture(): Promise<Buffer>
  /** Returns the errors of the console and uncaught errors since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

/** A point of the screen. */
interface Point {
  x: number
  y: number
  /** The same point of the document in which it is. */
  inner: { x: number; y: number }
}

export type Key = 'Enter' | 'Escape'

/** What the WebDriver standards call the keys. */
export const keyCodes: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C' }

/** The input of WebDriver, equal in its classic and its bidirectional form: a click. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Keys that are pressed one after the other. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The source of an asynchronous function from JSON to JSON that runs `run`. */
export const jsonFunction = (run: (argument: never) => unknown) =>
  `async (text) => JSON.stringify({ result: await (${run.toString()})(JSON.parse(text)) })`

/** Reads what such a function has returned. */
export const readResult = <Result>(text: string) => (JSON.parse(text) as { result: Result }).result
