import { readyChromium } from './browser.ts'

/** Runs once before Playwright’s tests, whose workers then find Chromium. */
export default function setup() {
  readyChromium()
}
