import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'

/** One end of a WebSocket that carries whole texts (RFC 6455). */
export interface TextSocket {
  send(text: string): void
  /** Is told of each text that comes. */
  onText(listener: (text: string) => void): void
  onClose(listener: () => void): void
}

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 }
const longest = 64 * 1024

/** Answers the handshake, and then speaks on the stream. Fragments and texts over 64 KB end it. */
export function acceptSocket(stream: Duplex, key: string): TextSocket {
  const accept = createHash('sha1')
    .update(key + magic)
    .digest('base64')
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  const listeners: ((text: string) => void)[] = []
  let received: Buffer = Buffer.alloc(0)
  stream.on('error', () => stream.destroy())
  stream.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let frame = read(received); frame; frame = read(received)) {
      received = received.subarray(frame.size)
      take(frame)
    }
    if (received.length > longest) stream.destroy()
  })

  function take({ opcode, isLast, payload }: Frame) {
    if (payload.length > longest) return void stream.destroy()
    if (opcode === opcodes.ping) return void stream.write(frameOf(opcodes.pong, payload))
    if (opcode === opcodes.text && isLast) for (const listener of listeners) listener(payload.toString('utf8'))
    else if (opcode !== opcodes.pong) stream.end(frameOf(opcodes.close, Buffer.alloc(0)))
  }

  return {
    send: (text) => void (stream.writable && stream.write(frameOf(opcodes.text, Buffer.from(text)))),
    onText: (listener) => void listeners.push(listener),
    onClose: (listener) => void stream.once('close', listener),
  }
}

interface Frame {
  opcode: number
  isLast: boolean
  payload: Buffer
  /** With its header. */
  size: number
}

/** The first frame of what came from a client, whose frames are masked; undefined where it is not all there yet. */
function read(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes[1]! & 0x7f
  const start = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0)
  if (bytes.length < start + 4) return undefined
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const size = start + 4 + length
  if (bytes.length < size) return undefined
  const mask = bytes.subarray(start, start + 4)
  const payload = Buffer.from(bytes.subarray(start + 4, size).map((byte, index) => byte ^ mask[index % 4]!))
  return { opcode: bytes[0]! & 0x0f, isLast: bytes[0]! >= 0x80, payload, size }
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  const header = length < 126 ? Buffer.from([0, length]) : Buffer.from([0, 126, length >> 8, length & 0xff])
  header[0] = 0x80 | opcode
  return Buffer.concat([header, payload])
}
