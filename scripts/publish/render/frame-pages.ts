import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { withPolicy } from '../policy/policy-meta.ts'

/** A framable page with its headers. */
export interface FramePage {
  html: string
  headers: Record<string, string>
}

/** All framable pages by path. */
export interface FramePages {
  /** The shell of vendors’ HTML. */
  '/provider-frame.html': FramePage
  /** The page that a framed game opens when the player leaves it. */
  '/frame-return': FramePage
}

const shellSandbox = 'sandbox allow-scripts allow-forms allow-popups'

/** The sandbox of the shell on a site of its own: it can use that site’s storage. */
export const siteSandbox = `${shellSandbox} allow-same-origin`

/**
 * Static servers know no brand. Whoever frames the page that leads back can only make it tell the brand’s own page so, which then
 * checks the pages around it.
 */
const anyFramer = ['https:']

/**
 * Returns the framable pages of a brand’s host: only its own pages can frame the shell, and `framers` the page that leads back from a
 * game. `folder` is the build’s.
 */
export const framePages = (folder: string, framers: readonly string[] = anyFramer): FramePages => ({
  '/provider-frame.html': shellPage(folder, shellSandbox, `'self'`),
  '/frame-return': returnPage(folder, framers),
})

/** Returns the shell on a site of its own. Only pages of `origins` can frame it, and it shows nothing elsewhere. */
export function siteShell(folder: string, origins: readonly string[]): FramePage {
  const { html, headers } = shellPage(folder, siteSandbox, origins.length > 0 ? origins.join(' ') : `'none'`)
  return { html: shellAround(html, origins), headers }
}

/** Returns the shell on a site of its own, made from that of the brands’ hosts. */
export const shellAround = (html: string, origins: readonly string[]) =>
  html.replace('<html ', `<html data-around="${origins.join(' ')}" `)

/** The embedding page restricts what a vendor’s HTML can load, because this page serves all brands. */
function shellPage(folder: string, sandbox: string, ancestors: string): FramePage {
  return page(readFileSync(`${folder}/provider-frame.html`, 'utf8'), `${sandbox}; frame-ancestors ${ancestors}`)
}

/** The policy with the script’s hash is in the page, for servers that only send fixed headers. */
function returnPage(folder: string, framers: readonly string[]): FramePage {
  const html = readFileSync(`${folder}/frame-return.html`, 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [`default-src 'none'`, `script-src 'sha256-${hash}'`, `base-uri 'none'`, `form-action 'none'`].join(
    '; ',
  )
  return page(withPolicy(html, policy), ['frame-ancestors', `'self'`, ...framers].join(' '))
}

const page = (html: string, policy: string): FramePage => ({
  html,
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy,
  },
})
