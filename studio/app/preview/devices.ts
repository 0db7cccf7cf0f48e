/** A width of the preview; 0 is all that there is. */
export const widths = [0, 320, 375, 768, 1024, 1280, 1440, 1920]

/** The height of a device of a width, which its width is when it is turned. Larger screens are not turned. */
const heights: Readonly<Record<number, number>> = { 320: 568, 375: 812, 768: 1024, 1024: 1366 }

/** Whether the device of a width can be turned. */
export const canTurn = (width: number) => width in heights

/** Returns the size of a device in pixels; a height of 0 is all that there is. */
export function sizeOf(width: number, isTurned: boolean): { width: number; height: number } {
  const height = heights[width]
  return isTurned && height ? { width: height, height: width } : { width, height: 0 }
}
