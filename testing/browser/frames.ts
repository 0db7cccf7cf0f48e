import type { Page } from '@playwright/test'

/** A frame of a trace, with measures of its theme and direction. */
export interface Frame {
  /** The mean lightness, from 0 to 1. */
  light: number
  /** The number of header pixels with the given colour. */
  marked: number
  /** Their mean position: 0 is the left edge, 1 the right. */
  place: number
}

/** Returns every different frame shown during `run`, from the browser’s trace. `colour` is three numbers up to 255. */
export async function framesOf(page: Page, colour: number[], run: () => Promise<void>): Promise<Frame[]> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { screenshots: true })
  await run()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { snapshot?: string } }[]
  }
  const pictures = trace.traceEvents
    .filter(({ name, args }) => name === 'Screenshot' && args.snapshot)
    .map(({ args }) => args.snapshot!)
  // Most frames equal the previous one.
  const different = [...new Set(pictures)]
  const viewer = await page.context().newPage()
  const frames = await viewer.evaluate(look, { pictures: different, colour })
  await viewer.close()
  return frames
}

/** Runs in its own page. */
async function look({ pictures, colour }: { pictures: string[]; colour: number[] }): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${picture}`
    await image.decode()
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, width, height)
    let [sum, marked, places] = [0, 0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [data[at]!, data[at + 1]!, data[at + 2]!]
      sum += (pixel[0]! + pixel[1]! + pixel[2]!) / 765
      const column = (at / 4) % width
      if (at / 4 / width > height * 0.07 || !pixel.every((value, index) => Math.abs(value - colour[index]!) < 24))
        continue
      marked++
      places += column / width
    }
    frames.push({ light: sum / (data.length / 4), marked, place: places / (marked || 1) })
  }
  return frames
}
