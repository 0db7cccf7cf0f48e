import type { CDPSession, Page } from '@playwright/test'

/** The maximum height of a picture. */
const maxHeight = 6000

const heights = { phone: 812, desk: 900 }

/** The screen height for a width. */
export const heightFor = (width: number) => (width < 500 ? heights.phone : heights.desk)

/**
 * Runs in the page: what fills the screen’s height keeps that height however high the screen becomes, or a footer
 * would be pushed on for ever. Answers the page’s height.
 */
function freeze() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (parseFloat(getComputedStyle(element).minHeight) >= innerHeight - 1) element.style.minHeight = `${innerHeight}px`
  }
  // A game takes what the bars leave.
  for (const stage of document.querySelectorAll<HTMLElement>('[data-block=game] [data-play]'))
    stage.style.blockSize = `${stage.offsetHeight}px`
  return document.documentElement.scrollHeight
}

/**
 * Brings the brand’s typefaces, however long they take. The page itself shows only what comes at once (`font-display:
 * optional`), and a busy machine would be shown another one.
 */
export const bringTypefaces = (page: Page) =>
  page.evaluate(async () => {
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
  })

/** Resolves once the fonts and the pictures are there; a picture that does not come holds up nothing. */
export const arrived = (page: Page, limit: number) =>
  page
    .waitForFunction(
      (end) => {
        // What lies beyond the sides, in a row that scrolls, may not have been asked for.
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

/** Resolves once the page and the frames in it were drawn in their new size. */
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

/** A picture of the page as WebP: whole, on a screen as high as the page is, or of a usual screen where it is of a window. */
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
