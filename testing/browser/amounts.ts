import type { Page } from '@playwright/test'
import type { Jackpot } from '#api'

/** Returns the visible digits of the largest jackpot of a kind, converted to Western digits. */
export const jackpotShown = async (page: Page, kind: Jackpot['kind']) =>
  ((await page.locator(`[data-jackpot=${kind}] li p[aria-hidden]`).first().textContent()) ?? '').replaceAll(
    /\D/g,
    (sign) => {
      const digit = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'.indexOf(sign)
      return digit < 0 ? '' : String(digit % 10)
    },
  )
