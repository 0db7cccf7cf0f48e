import { checkPicture, mostBytes, pictureTypes, type PictureType } from '../../shared/pictures/check.ts'

/** A picture that was chosen, and can be drawn. */
export interface ChosenPicture {
  bytes: Uint8Array<ArrayBuffer>
  type: PictureType
  width: number
  height: number
  /** Its content as an address. */
  source: string
}

/** Reads and checks a file. Throws an error whose message says why it cannot be used. */
export async function readPicture(file: Blob): Promise<ChosenPicture> {
  // What is far too large is not even read.
  const bytes = new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer())
  if (file.size > mostBytes)
    throw new Error(`This file has ${(file.size / 1_000_000).toFixed(1)} MB; a picture has at most 3.0 MB.`)
  const checked = checkPicture(bytes)
  if ('refused' in checked) throw new Error(checked.refused)
  return { ...checked, bytes, source: await addressOf(bytes, checked.type) }
}

/** Returns bytes as an address. An SVG without a size gets one, since some browsers draw it too small otherwise. */
export async function addressOf(bytes: Uint8Array<ArrayBuffer>, type: PictureType): Promise<string> {
  const blob = new Blob([bytes], { type: pictureTypes[type] })
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')))
    reader.readAsDataURL(blob)
  })
}
