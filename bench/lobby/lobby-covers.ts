import type { Browser, Page } from '@playwright/test'
import type { GameList } from '../../schemas/generated/api.ts'

const count = 24
const size = { width: 300, height: 400 }

/** Converts the sandbox’s covers to JPEG, which operators use: without a GPU, drawing SVG is slower than scrolling. */
export async function drawCovers(browser: Browser, origin: string): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: size })
  const answer = await page.goto(`${origin}/api/games?size=${count}`)
  if (!answer) throw new Error('The games could not be read.')
  const { rows } = (await answer.json()) as GameList
  const covers: Buffer[] = []
  for (const { image } of rows) {
    await page.goto(image)
    covers.push(await page.screenshot({ type: 'jpeg', quality: 80 }))
  }
  await page.close()
  return covers
}

/** Serves these images, in turn, for every cover that a page requests. */
export async function servingCovers(page: Page, covers: Buffer[]): Promise<void> {
  let next = 0
  await page.route('**/art/games/**', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: covers[next++ % covers.length]! }),
  )
}
