import type { Call } from '../../../schemas/generated/calls/http.ts'
import type { Http } from '../../../engine/data/http.ts'
import { absolute, spaced } from './place.ts'

/** How deep values of the platform are searched. */
const mostLevels = 8

/** Knows which reads of the platform, and which files of the site, gave the words and pictures of the page. */
export class Reads {
  /** What was read last, by the read and its parameters. */
  readonly #calls = new Map<string, { name: string; value: unknown }>()
  readonly #files = new Map<string, unknown>()

  /** Notes what a client reads from now on. */
  follow(http: Http) {
    const { get, fromPage, file } = http
    http.get = async (call, read) => this.#note(call, await get(call, read))
    http.fromPage = async (call, read) => this.#note(call, await fromPage(call, read))
    http.file = async (asked, read) => {
      const value = await file(asked, read)
      this.#files.set(asked.address, value)
      return value
    }
  }

  /** Returns the names of the reads that gave words or one of some pictures, such as `GET /banners`. */
  callsWith(words: string, pictures: readonly string[]): string[] {
    const found = [...this.#calls.values()].filter(({ value }) => holds(value, words, pictures))
    return [...new Set(found.map(({ name }) => name))]
  }

  /** Returns the addresses of the files that words are from. */
  filesWith(words: string): string[] {
    return [...this.#files].filter(([, value]) => holds(value, words, [])).map(([address]) => address)
  }

  #note<T>({ name, params, query }: Call, value: T): T {
    if (value !== undefined) this.#calls.set(`${name} ${JSON.stringify([params, query])}`, { name, value })
    return value
  }
}

function holds(value: unknown, words: string, pictures: readonly string[], level = 0): boolean {
  if (typeof value === 'string') return says(value, words) || pictures.some((each) => each === absolute(value))
  if (typeof value !== 'object' || value === null || level > mostLevels) return false
  return Object.values(value).some((each) => holds(each, words, pictures, level + 1))
}

/** Whether a text is words of the page, or HTML that has them. */
function says(text: string, words: string): boolean {
  if (words === '') return false
  if (spaced(text) === words) return true
  return /[<&]/.test(text) && spaced(plainText(text)).includes(words)
}

const plainText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
