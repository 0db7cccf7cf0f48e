import type { Page } from '@playwright/test'

/**
 * Returns the words on the screen that lie on a picture without a ground of their own: those that look different once all
 * pictures are black or white.
 */
export async function wordsOnPictures(page: Page): Promise<string[]> {
  const shots: string[] = []
  // What changes by itself differs between the two black ones, too.
  for (const colour of ['black', 'white', 'black']) {
    await page.evaluate(paintPictures, colour)
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    shots.push(shot.toString('base64'))
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return page.evaluate(findDifferent, shots)
}

/** Runs in the page: shows a colour in place of every picture. A filter would change its shadow, too. */
function paintPictures(colour: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `img { object-position: 99999px 0 !important; background: ${colour} !important; transition: none !important }`,
  )
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: the words whose pixels differ in the second screenshot, and not in the third. */
async function findDifferent(shots: string[]): Promise<string[]> {
  const [first, other, again] = await Promise.all(
    shots.map(async (shot) => {
      const bytes = Uint8Array.from(atob(shot), (byte) => byte.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
      context.drawImage(picture, 0, 0)
      return context.getImageData(0, 0, picture.width, picture.height)
    }),
  )
  const scale = first!.width / innerWidth
  const differs = (one: ImageData, two: ImageData, at: number) =>
    [at, at + 1, at + 2].some((channel) => Math.abs(one.data[channel]! - two.data[channel]!) > 2)

  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  const isDifferent = (box: Box) => {
    const [left, right] = [Math.max(0, box.left * scale), Math.min(first!.width, box.right * scale)]
    const [top, bottom] = [Math.max(0, box.top * scale), Math.min(first!.height, box.bottom * scale)]
    for (let y = Math.ceil(top); y < Math.floor(bottom); y++)
      for (let x = Math.ceil(left); x < Math.floor(right); x++) {
        const at = 4 * (y * first!.width + x)
        if (differs(first!, other!, at) && !differs(first!, again!, at)) return true
      }
    return false
  }
  /** A line of words without the room above and below its letters, as far as the boxes around it show it. */
  function shown({ left, right, top, bottom, height }: DOMRect, element: Element): Box {
    let box = { left, right, top: top + 0.15 * height, bottom: bottom - 0.15 * height }
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const outer = around.getBoundingClientRect()
      box = {
        left: Math.max(box.left, outer.left),
        right: Math.min(box.right, outer.right),
        top: Math.max(box.top, outer.top),
        bottom: Math.min(box.bottom, outer.bottom),
      }
    }
    return box
  }

  const found: string[] = []
  const range = document.createRange()
  // A dialog covers the page.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement!
    if (!text.textContent?.trim() || element.closest('script, style, noscript, .visually-hidden')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((line) => isDifferent(shown(line, element))))
      found.push(text.textContent.trim().slice(0, 80))
  }
  return found
}
