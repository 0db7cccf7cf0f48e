import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import type { PlatformContent, PlatformPage, PlatformPicture } from '../../preview/protocol.ts'

/** How long the preview may take to read a list of the platform, in milliseconds. */
const answerMs = 15_000

/** What is asked of a preview. */
interface Asked {
  readContent(kind: OwnKind, language: string): void
  readPage(id: string): void
  readPicture(address: string): void
}

type Answer = PlatformContent | PlatformPage | PlatformPicture

/** A picture that cannot be read is no problem: there is none. */
const problemIn = (answer: Answer) => (answer.kind === 'picture' ? '' : answer.problem)

/** Reads what the platform has through a preview, one thing after the other. */
export class PlatformReader {
  readonly #preview: () => Asked | undefined
  #answer: ((answer: Answer) => void) | undefined

  constructor(preview: () => Asked | undefined) {
    this.#preview = preview
  }

  /** Returns what the platform has of a kind in a language. Rejects with the reason why it cannot be read. */
  async read(kind: OwnKind, language: string): Promise<object[]> {
    const isAsked = (answer: Answer): answer is PlatformContent =>
      answer.kind === 'content' && answer.content === kind && answer.language === language
    const { items } = await this.#read(isAsked, (preview) => preview.readContent(kind, language))
    return items
  }

  /** Returns a static page of the platform, without a title if there is none. Rejects with the reason why it cannot be read. */
  readPage(id: string): Promise<Pick<PlatformPage, 'title' | 'html'>> {
    const isAsked = (answer: Answer): answer is PlatformPage => answer.kind === 'page' && answer.id === id
    return this.#read(isAsked, (preview) => preview.readPage(id))
  }

  /** Returns a picture of the platform as a JPEG; null for one that cannot be read. */
  async readPicture(address: string): Promise<Uint8Array | null> {
    const isAsked = (answer: Answer): answer is PlatformPicture =>
      answer.kind === 'picture' && answer.address === address
    const { bytes } = await this.#read(isAsked, (preview) => preview.readPicture(address))
    return bytes
  }

  receive(answer: Answer) {
    this.#answer?.(answer)
  }

  #read<Given extends Answer>(
    isAsked: (answer: Answer) => answer is Given,
    ask: (preview: Asked) => void,
  ): Promise<Given> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The preview does not answer. Load it again.')), answerMs)
      this.#answer = (answer) => {
        if (!isAsked(answer)) return
        clearTimeout(timer)
        const problem = problemIn(answer)
        if (problem) reject(new Error(problem))
        else resolve(answer)
      }
      const preview = this.#preview()
      if (preview) ask(preview)
    })
  }
}
