import { absolute } from './select/place.ts'

/** How wide a picture is drawn at most, in pixels, and how sharp. */
const mostPixels = 1600
const quality = 0.82

/** Returns a picture of the platform as a JPEG; null for one that this browser may not read, or that is none. */
export async function readPicture(given: string): Promise<Uint8Array | null> {
  const address = absolute(given)
  if (address === undefined) return null
  // Of another site only with its leave.
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address })
  try {
    await picture.decode()
    const scale = Math.min(1, mostPixels / picture.naturalWidth)
    const [width, height] = [picture.naturalWidth, picture.naturalHeight].map((side) => Math.round(side * scale))
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')!
    // A JPEG has nothing transparent.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob && new Uint8Array(await blob.arrayBuffer())
  } catch {
    return null
  }
}
