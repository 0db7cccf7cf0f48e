import type { AppIcon } from './app-icons.ts'

/**
 * Runs in a page: draws an image of the installed site from a brand’s icon (`source`, an address), and returns it as an
 * address with data: the icon in the middle of a square. If the image must be opaque, the average colour of the
 * icon’s edge fills the square.
 */
export async function drawIcon({
  source,
  icon: { size, part, filled, address },
}: {
  source: string
  icon: AppIcon
}): Promise<string> {
  const picture = new Image(size, size)
  picture.src = source
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  if (filled) {
    context.drawImage(picture, 0, 0, size, size)
    const along = Array.from({ length: 60 }, (_, step) => Math.round(size * (0.2 + step / 100)))
    const [first, last] = [Math.round(size * 0.03), Math.round(size * 0.97)]
    const edge = along
      .flatMap(
        (at) =>
          [
            [at, first],
            [at, last],
            [first, at],
            [last, at],
          ] as const,
      )
      .map(([x, y]) => context.getImageData(x, y, 1, 1).data)
    const seen = edge.filter((pixel) => pixel[3]! > 250)
    const mean = (channel: number) =>
      Math.round(seen.reduce((sum, pixel) => sum + pixel[channel]!, 0) / (seen.length || 1))
    context.fillStyle = `rgb(${mean(0)} ${mean(1)} ${mean(2)})`
    context.fillRect(0, 0, size, size)
  }
  const inner = Math.round(size * part)
  const margin = (size - inner) / 2
  context.drawImage(picture, margin, margin, inner, inner)
  return canvas.toDataURL(`image/${address.split('.').pop()}`, 0.9)
}
