import { JSDOM } from 'jsdom'

/**
 * The browser globals that the engine needs in addition to Node’s; the sandbox runs in this process too. Import this
 * before both.
 */
export const page: Window & typeof globalThis = new JSDOM('', { url: 'http://127.0.0.1/' }).window

const { document, location, localStorage, sessionStorage } = page
const events = {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
}
Object.assign(globalThis, { window: page, document, location, localStorage, sessionStorage, ...events })
