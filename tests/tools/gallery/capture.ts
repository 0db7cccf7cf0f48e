import type { CDPSession, Page } from '@playwright/test'

/** The maximum height of a picture. */
const maxHeight = 6000

const heights = { phone: 812, desk: 900 }

/** The screen height for a width. */
export const heightFor = (width: number) => (width < 500 ? heights.phone : heights.desk)

/**
 * Runs in the page: fixes the height of elements as tall as the screen, which would otherwise grow with it forever.
 * Returns the page’s height.
 */
function freeze() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (parseFloat(getComputedStyle(element).minHeight) >= innerHeight - 1) element.style.minHeight = `${innerHeight}px`
  }
  // A game fills the space between the bars.
  for (const stage of document.querySelectorAll<HTMLElement>('[data-block=game] [data-play]'))
    stage.style.blockSize = `${stage.offsetHeight}px`
  return document.documentElement.scrollHeight
}

/**
 * Runs in the page: loads the brand’s typefaces, however long it takes. The page itself only uses fonts that are available at
 * once (`font-display: optional`).
 */
export async function addTypefaces() {
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  for (const { style } of faces) {
    const src = style.getPropertyValue('src')
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
    const descriptors = {
      weight: style.getPropertyValue('font-weight'),
      unicodeRange: style.getPropertyValue('unicode-range'),
    }
    if (src.startsWith('url(')) document.fonts.add(new FontFace(family, src, { ...descriptors, display: 'block' }))
  }
  await document.fonts.ready
}

/** Loads the brand’s typefaces. */
export const loadTypefaces = (page: Page) => page.evaluate(addTypefaces)

/** Resolves once fonts and pictures have loaded; a picture that fails is not waited for. */
export const arrived = (page: Page, limit: number) =>
  page
    .waitForFunction(
      (end) => {
        // Pictures beyond the sides of a scrolling row may not have been requested.
        const isDue = (image: HTMLImageElement) => {
          const { width, top, left, right } = image.getBoundingClientRect()
          return image.src && width > 0 && top < end && right > 0 && left < innerWidth
        }
        return (
          document.fonts.status === 'loaded' && [...document.images].filter(isDue).every(({ complete }) => complete)
        )
      },
      limit,
      { timeout: 4000 },
    )
    .catch(() => undefined)

/** Resolves once the page and its frames have been painted in their new size. */
const painted = (page: Page) =>
  Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
          .catch(() => undefined),
      ),
  )

/** Takes a picture as WebP: of the whole page, or of the screen if it is of a window. */
export async function capture(page: Page, session: CDPSession, isWindow = false): Promise<Buffer> {
  const screen = page.viewportSize()!
  await arrived(page, screen.height)
  if (!isWindow) {
    const height = await page.evaluate(freeze)
    await page.setViewportSize({ width: screen.width, height: Math.min(height, maxHeight) })
    await arrived(page, maxHeight)
    const settled = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: screen.width, height: Math.min(settled, maxHeight) })
  }
  await painted(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}
