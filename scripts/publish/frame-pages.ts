import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A page that other pages may frame, with the headers that it is served with. */
export interface FramePage {
  html: string
  headers: Record<string, string>
}

/** The only framable pages, by their paths. */
export interface FramePages {
  /** The shell of a vendor’s HTML. `site` is the one on a site of its own, which has that site’s storage. */
  '/provider-frame.html': FramePage
  /** Where a framed game leads when the player leaves it. */
  '/frame-return': FramePage
}

const shellMay = 'allow-scripts allow-forms allow-popups'

/** The framable pages of a brand’s host: its own pages alone may frame them. `folder` is the build’s. */
export const framePages = (folder: string): FramePages => ({
  '/provider-frame.html': shellPage(folder, `sandbox ${shellMay}`, `'self'`),
  '/frame-return': returnPage(folder),
})

/** The shell on a site of its own. `origins` are those of the brands’ pages, which alone may frame it. */
export const siteShell = (folder: string, origins: readonly string[]): FramePage =>
  shellPage(folder, `sandbox ${shellMay} allow-same-origin`, origins.length > 0 ? origins.join(' ') : `'none'`)

/** What a vendor’s HTML may load is said by the page that sends it: this page knows no brand. */
function shellPage(folder: string, sandbox: string, ancestors: string): FramePage {
  return page(readFileSync(`${folder}/provider-frame.html`, 'utf8'), [sandbox, `frame-ancestors ${ancestors}`])
}

function returnPage(folder: string): FramePage {
  const html = readFileSync(`${folder}/frame-return.html`, 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  return page(html, [`default-src 'none'`, `script-src 'sha256-${hash}'`, `base-uri 'none'`, `form-action 'none'`, `frame-ancestors 'self'`])
}

const page = (html: string, policy: string[]): FramePage => ({
  html,
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy.join('; '),
  },
})
