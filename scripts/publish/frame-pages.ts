import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { withPolicy } from './policy-meta.ts'

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

const shellSandbox = 'sandbox allow-scripts allow-forms allow-popups'

/** What the shell of vendors’ HTML may do on a site of its own: it has that site’s storage. */
export const siteSandbox = `${shellSandbox} allow-same-origin`

/** The framable pages of a brand’s host: its own pages alone may frame them. `folder` is the build’s. */
export const framePages = (folder: string): FramePages => ({
  '/provider-frame.html': shellPage(folder, shellSandbox, `'self'`),
  '/frame-return': returnPage(folder),
})

/** The shell on a site of its own. `origins` are those of the brands’ pages: it shows nothing to others, and they alone may frame it. */
export function siteShell(folder: string, origins: readonly string[]): FramePage {
  const { html, headers } = shellPage(folder, siteSandbox, origins.length > 0 ? origins.join(' ') : `'none'`)
  return { html: html.replace('<html ', `<html data-around="${origins.join(' ')}" `), headers }
}

/** What a vendor’s HTML may load is said by the page that sends it: this page knows no brand. */
function shellPage(folder: string, sandbox: string, ancestors: string): FramePage {
  return page(readFileSync(`${folder}/provider-frame.html`, 'utf8'), `${sandbox}; frame-ancestors ${ancestors}`)
}

/** Its script’s hash stands in the page: a server that sends fixed headers knows no hash. */
function returnPage(folder: string): FramePage {
  const html = readFileSync(`${folder}/frame-return.html`, 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [`default-src 'none'`, `script-src 'sha256-${hash}'`, `base-uri 'none'`, `form-action 'none'`].join(
    '; ',
  )
  return page(withPolicy(html, policy), `frame-ancestors 'self'`)
}

const page = (html: string, policy: string): FramePage => ({
  html,
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy,
  },
})
