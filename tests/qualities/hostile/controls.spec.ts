import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/fixtures.ts'
import { inspect, watch } from './inspect.ts'
import { attacks, foreign, own, type Attack } from './texts.ts'

test.use({ brand: 'totofa' })

/**
 * An unguarded page of the same site: inserts a text as markup, parses it twice, triggers every element that it
 * created, and follows its links.
 */
const unguarded = `<!doctype html><body style="margin:0"><p>before <span id="inline"></span> after <b>12345</b></p><p id="text"></p><div id="markup"></div><a id="link">x</a>`

async function openUnguarded(page: Page) {
  await page.addInitScript(watch)
  await page
    .context()
    .route('**/unguarded.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: unguarded }))
  const asked: string[] = []
  await page.context().route(/evil\.example/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/unguarded.html')
  return asked
}

/** Runs in the page: returns the effects of a text in its own frame. */
async function effectsOf(text: string): Promise<string[]> {
  const frame = document.createElement('iframe')
  frame.src = '/unguarded.html'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const inside = frame.contentWindow as Window & typeof globalThis & { ran?: number; owned?: unknown }
  const page = inside.document
  const byId = (id: string) => Document.prototype.getElementById.call(page, id)
  const all = <T extends Element>(selector: string) =>
    Document.prototype.querySelectorAll.call(page, selector) as NodeListOf<T>
  const { body } = page
  const place = byId('markup')!
  const quiet = (act: () => void) => {
    try {
      act()
    } catch {
      // Errors that the text itself causes are not effects.
    }
  }
  quiet(() => body.append(Document.prototype.createRange.call(page).createContextualFragment(text)))
  // The text as the value of an attribute and of an element, as in hand-written templates.
  quiet(() =>
    body.append(
      Document.prototype.createRange
        .call(page)
        .createContextualFragment(
          `<p title="${text}">x</p><textarea>${text}</textarea><script type="text/plain">${text}</script>`,
        ),
    ),
  )
  quiet(() => void (place.innerHTML = text))
  const once = place.innerHTML
  quiet(() => void (place.innerHTML = once))
  const owned = inside.owned !== undefined
  const base = new URL(page.baseURI).host !== location.host
  const link = byId('link') as HTMLAnchorElement
  link.href = text
  const leads = (link.protocol !== 'http:' && link.protocol !== 'https:') || link.host !== location.host
  for (const each of [link, ...all<HTMLAnchorElement>('a[href]')])
    if (/^javascript:/i.test(each.protocol)) quiet(() => each.click())
  for (const each of all<HTMLElement>('*'))
    for (const type of ['mouseover', 'focus', 'click', 'error']) quiet(() => each.dispatchEvent(new Event(type)))
  await new Promise((resolve) => setTimeout(resolve, 120))
  const styled = [...all('*')].some((each) => getComputedStyle(each).getPropertyValue('--owned') !== '')
  // A frame that navigated to another site cannot be inspected.
  let ran = false
  quiet(() => void (ran = !!inside.ran))
  const did = Object.entries({ ran, owned, base, leads, styled }).flatMap(([what, isSo]) => (isSo ? [what] : []))
  frame.remove()
  return did
}

const works: Partial<Record<Attack, RegExp>> = {
  script: /ran|asked/,
  handler: /ran/,
  address: /ran|leads/,
  mutation: /ran/,
  clobber: /owned/,
  style: /styled/,
  frame: /ran|asked|base/,
}

test('each of our own texts has an effect without a guard', async ({ page, pageErrors }) => {
  const asked = await openUnguarded(page)
  for (const [attack, pattern] of Object.entries(works)) {
    for (const text of own[attack as Attack]) {
      asked.length = 0
      const did = await page.evaluate(effectsOf, text)
      if (asked.length > 0) did.push('asked')
      expect(did.join(), `${attack}: ${text}`).toMatch(pattern)
    }
  }
  await page.goto('about:blank')
  pageErrors.splice(0)
})

test('many of the other texts run code without a guard', async ({ page, pageErrors }) => {
  await openUnguarded(page)
  let ran = 0
  for (const text of foreign.filter((each) => each.includes('<') && !each.includes('while(1)')))
    ran += (await page.evaluate(effectsOf, text)).includes('ran') ? 1 : 0
  console.log(`${ran} texts from other lists run in an unguarded page`)
  expect(ran).toBeGreaterThan(60)
  await page.goto('about:blank')
  pageErrors.splice(0)
})

test('texts that reverse or widen their surroundings do so without a guard', async ({ page, pageErrors }) => {
  await openUnguarded(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const text of own.long) {
    const wide = await page.evaluate((each) => {
      document.getElementById('text')!.textContent = each
      return document.documentElement.scrollWidth > document.documentElement.clientWidth
    }, text)
    expect(wide, text).toBe(true)
  }
  for (const text of own.bidi) {
    await page.evaluate((each) => {
      document.getElementById('text')!.textContent = ''
      document.getElementById('inline')!.textContent = each
    }, text)
    const { found } = await page.evaluate(inspect, { tags: [], words: [], members: [], judgesOrder: true })
    expect(found.flipped.join(), JSON.stringify(text)).toContain('after')
  }
  expect(
    attacks.filter((attack) => !(attack in works) && !['long', 'bidi', 'template', 'key'].includes(attack)),
  ).toEqual([])
  await page.goto('about:blank')
  pageErrors.splice(0)
})
