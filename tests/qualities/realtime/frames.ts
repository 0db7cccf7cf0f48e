/** Splits a server’s output after its HTTP response into websocket frames, so that each can be dropped or replaced. */
export class Frames {
  #rest = Buffer.alloc(0)
  #isUpgraded = false
  readonly #replace: (frame: Buffer) => Buffer | null

  constructor(replace: (frame: Buffer) => Buffer | null) {
    this.#replace = replace
  }

  /** Returns the bytes for the browser. An incomplete frame is buffered. */
  pass(bytes: Buffer): Buffer {
    this.#rest = Buffer.concat([this.#rest, bytes])
    const passed: Buffer[] = []
    if (!this.#isUpgraded) {
      const end = this.#rest.indexOf('\r\n\r\n')
      if (end < 0) return Buffer.alloc(0)
      this.#isUpgraded = true
      passed.push(this.#take(end + 4))
    }
    for (let size = frameSize(this.#rest); size > 0 && size <= this.#rest.length; size = frameSize(this.#rest)) {
      const frame = this.#replace(this.#take(size))
      if (frame) passed.push(frame)
    }
    return Buffer.concat(passed)
  }

  #take(size: number): Buffer {
    const taken = this.#rest.subarray(0, size)
    this.#rest = this.#rest.subarray(size)
    return taken
  }
}

/** The size of the frame that starts here; 0 if its header is incomplete. Frames of servers are not masked. */
function frameSize(bytes: Buffer): number {
  if (bytes.length < 2) return 0
  const short = bytes[1]! & 127
  if (short < 126) return 2 + short
  if (short === 126) return bytes.length < 4 ? 0 : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? 0 : 10 + Number(bytes.readBigUInt64BE(2))
}

/** Creates a complete text frame. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const head =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 255])
  return Buffer.concat([head, payload])
}

/** The text of a frame. */
export function textOf(frame: Buffer): string {
  const short = frame[1]! & 127
  return frame.subarray(short < 126 ? 2 : short === 126 ? 4 : 10).toString()
}
