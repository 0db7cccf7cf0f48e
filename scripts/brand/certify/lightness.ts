import type { Page } from '@playwright/test'

/** Returns the mean lightness of the visible part of an element, from 0 to 1. */
export async function lightnessOf(page: Page, root: string): Promise<number> {
  const clip = await page
    .locator(root)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
      return {
        x,
        y,
        width: Math.max(Math.min(right, innerWidth) - x, 1),
        height: Math.max(Math.min(bottom, innerHeight) - y, 1),
      }
    })
  const picture = (await page.screenshot({ clip })).toString('base64')
  // The site’s policy need not allow a picture in an address.
  const viewer = await page.context().newPage()
  const value = await viewer.evaluate(meanLightness, picture)
  await viewer.close()
  return value
}

/** Runs in a page of its own. */
async function meanLightness(picture: string): Promise<number> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(64, 64).getContext('2d')!
  canvas.drawImage(image, 0, 0, 64, 64)
  const { data } = canvas.getImageData(0, 0, 64, 64)
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += (data[at]! + data[at + 1]! + data[at + 2]!) / 765
  return sum / (data.length / 4)
}
