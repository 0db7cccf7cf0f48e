/** A device that a preview is as wide as; a width of 0 is all that there is. */
export interface Device {
  width: number
  name: string
}

/** The width of a brand’s desktop page. */
const desktop = 1440

export const devices: readonly Device[] = [
  { width: 0, name: 'Fits' },
  { width: 320, name: 'Small phone' },
  { width: 375, name: 'Phone' },
  { width: 768, name: 'Tablet' },
  { width: 1024, name: 'Large tablet' },
  { width: 1280, name: 'Laptop' },
  { width: desktop, name: 'Desktop' },
  { width: 1920, name: 'Large desktop' },
]

/** Returns what a device is called where it has a place of a width: one that does not fit is made smaller. */
export const deviceWords = ({ width, name }: Device, place: number) =>
  width === 0 ? name : place > 0 && width > place ? `${name}, scaled` : `${name} ${width}`

/** The height of a device of a width, which its width is when it is turned. Larger screens are not turned. */
const heights: Readonly<Record<number, number>> = { 320: 568, 375: 812, 768: 1024, 1024: 1366 }

/** Whether the device of a width can be turned. */
export const canTurn = (width: number) => width in heights

/** Returns the size of a device in pixels; a height of 0 is all that there is. */
export function sizeOf(width: number, isTurned: boolean): { width: number; height: number } {
  const height = heights[width]
  return isTurned && height ? { width: height, height: width } : { width, height: 0 }
}

/** From this width on, a page has its desktop layout with room for everything. */
const leastForDesktop = 1280

/** In less than this, a scaled desktop page cannot be read at all: Studio itself is on a phone. */
const leastForScaled = 420

/** Returns the width that a preview has until one is chosen: the whole desktop page, scaled where it does not fit. */
export const usualWidth = (place: number) => (place >= leastForScaled && place < leastForDesktop ? desktop : 0)
