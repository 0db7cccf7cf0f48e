/** A text as a translator’s file has it. */
export interface SheetText {
  namespace: string
  key: string
  language: string
  text: string
  /** The text that it was translated from, if the file says so. */
  source?: { language: string; text: string }
  /** Where it is in the file, for messages. */
  place: string
}

/** A file cannot be read; the message says why, and what can be done. */
export class BrokenFile extends Error {}

/** What a file of texts may have at most, in bytes. */
const mostBytes = 5_000_000

/** Reads a file as text; throws `BrokenFile` if it is too large, or no UTF-8. */
export async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes)
    throw new BrokenFile(`This file has ${Math.ceil(file.size / 1e6)} MB; a file of texts has at most 5 MB.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw new BrokenFile('The letters of this file are not UTF-8. Save it again as “CSV UTF-8” or as XLIFF.')
  }
}
