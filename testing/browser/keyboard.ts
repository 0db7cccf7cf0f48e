import type { Page } from '@playwright/test'

/** Presses Tab, or Shift+Tab, until an element that matches has the focus. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 60; press++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${selector}`)
}

/** Types into the control of this name, in place of what is there. */
export async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Chooses the option of a select that stands at this place, counted from the first that has a value. */
export async function chooseIn(page: Page, name: string, place: number) {
  await tabTo(page, `select[name=${name}]`)
  for (let press = 0; press < place; press++) await page.keyboard.press('ArrowDown')
}

/** Checks a box. */
export async function check(page: Page, name: string) {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.press('Space')
}
