import { connectPreview, type PreviewConnection } from '../../../studio/preview/connection.ts'
import type { Manifest } from '#manifest'
import type { FromPreview, PreviewContext } from '../../../studio/preview/protocol.ts'

/** What the page that stands in for Studio offers to its test. */
export interface CheckPage {
  /** What the preview has said, and when, in milliseconds. */
  events: ((FromPreview | { kind: 'lost'; cause: string }) & { at: number })[]
  preview: PreviewConnection
  /** Returns when a manifest was on the screen, by the first event that says so; rejects if it was refused. */
  applied(): Promise<number>
  /** Frames a page of an origin and connects to it. */
  open(address: string, token: string, manifest: Manifest, context: PreviewContext): void
}

const check: CheckPage = {
  events: [],
  async applied() {
    for (;;) {
      const refused = check.events.find(({ kind }) => kind === 'refused')
      if (refused) throw new Error(JSON.stringify(refused))
      const applied = check.events.find(({ kind }) => kind === 'applied')
      if (applied) return applied.at
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  },
  preview: undefined as never,
  open(address, token, manifest, context) {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, { width: '1000px', height: '700px' })
    frame.src = address
    document.body.append(frame)
    const note = (event: FromPreview | { kind: 'lost'; cause: string }) =>
      void check.events.push({ ...event, at: performance.now() })
    const on = {
      ready: note,
      applied: note,
      selected: note,
      texts: note,
      clicked: note,
      typed: note,
      field: note,
      state: note,
      refused: note,
    }
    const lost = (cause: string) => note({ kind: 'lost', cause })
    check.preview = connectPreview(frame, {
      origin: new URL(address).origin,
      token,
      manifest,
      context,
      preloadsLanguages: true,
      on: { ...on, lost },
    })
  },
}

Object.assign(window, { check })
