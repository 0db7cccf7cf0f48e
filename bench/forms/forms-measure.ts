import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

const fieldCount = 8
/** All but the login, which is filled in, and the optional referral code. */
const wrongCount = 6
const mounts = 8
const login = 'caravanserai-and-oasis-of-the-west'
/** Time for a form’s deferred work, in milliseconds. */
const restMs = 60

/** Measures milliseconds of script: for the first load and mount, for a later mount, for a key and for a validation. */
export async function measureForm(page: Page, address: string): Promise<Record<string, number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await mount(cdp)
  const first = await scriptTime(cdp)
  const again: number[] = []
  for (let time = 0; time < mounts; time++) {
    await run(cdp, 'page.unmount()')
    again.push(await during(cdp, () => mount(cdp)))
  }
  await page.locator('input').first().focus()
  const typing = await during(cdp, async () => {
    await page.keyboard.type(login)
    await setTimeout(restMs)
  })
  return {
    'load and mount, ms': first,
    'mount, ms': again.sort((a, b) => a - b)[mounts / 2]!,
    'keystroke, ms': typing / login.length,
    'validate, ms': await during(cdp, () => validate(cdp)),
  }
}

/** Whether a form accepts typing and shows its errors without any error on the page’s console. */
export async function formWorks(page: Page, address: string): Promise<boolean> {
  const cdp = await page.context().newCDPSession(page)
  const pageErrors: string[] = []
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective))
  })
  try {
    await page.goto(address)
    await mount(cdp)
    await page.locator('input').first().focus()
    await page.keyboard.type(login)
    await validate(cdp)
    return pageErrors.length === 0 && (await page.locator('input').first().inputValue()) === login
  } catch {
    return false
  }
}

async function mount(cdp: CDPSession) {
  await until(cdp, '!!window.page')
  await run(cdp, 'page.mount()')
  await until(cdp, `document.querySelectorAll('input:not([disabled]), select').length === ${fieldCount}`)
}

async function validate(cdp: CDPSession) {
  await run(cdp, `document.querySelector('form').requestSubmit()`)
  await until(cdp, `document.querySelectorAll(page.wrong).length === ${wrongCount}`)
}

/** Waits until an expression is true and deferred work is done. Unlike a locator, the check costs almost no script time. */
async function until(cdp: CDPSession, expression: string) {
  for (let time = 0; !(await run(cdp, expression)); time++) {
    if (time === 100) throw new Error(`Not reached: ${expression}`)
    await setTimeout(restMs)
  }
  await setTimeout(restMs)
}

async function run(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', { expression })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}

async function during(cdp: CDPSession, action: () => Promise<void>): Promise<number> {
  const before = await scriptTime(cdp)
  await action()
  return (await scriptTime(cdp)) - before
}

/** Returns the CPU time of the page’s scripts so far, in milliseconds. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
}
