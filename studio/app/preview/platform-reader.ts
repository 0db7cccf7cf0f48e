import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import type { PlatformContent } from '../../preview/protocol.ts'

/** How long the preview may take to read a list of the platform, in milliseconds. */
const answerMs = 15_000

/** Reads the platform’s lists through a preview, one after the other. */
export class PlatformReader {
  readonly #ask: (kind: OwnKind, language: string) => void
  #answer: ((content: PlatformContent) => void) | undefined

  constructor(ask: (kind: OwnKind, language: string) => void) {
    this.#ask = ask
  }

  /** Returns what the platform has of a kind in a language. Rejects with the reason why it cannot be read. */
  read(kind: OwnKind, language: string): Promise<object[]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The preview does not answer. Load it again.')), answerMs)
      this.#answer = ({ content, language: spoken, items, problem }) => {
        if (content !== kind || spoken !== language) return
        clearTimeout(timer)
        if (problem) reject(new Error(problem))
        else resolve(items)
      }
      this.#ask(kind, language)
    })
  }

  receive(content: PlatformContent) {
    this.#answer?.(content)
  }
}
