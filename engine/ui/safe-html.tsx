import DOMPurify, { type DOMPurify as Purifier, type WindowLike } from 'dompurify'
import { use, useMemo } from 'react'
import { LinkAddressContext } from './link-address.ts'

let purifier: Purifier

/** Returns the address of a path, while HTML is sanitized. */
let addressOf: (path: string) => string

/** Makes the sanitizer. In the browser its own window is used; where pages are rendered, `host` is one of a library. */
export function sanitizeIn(host: WindowLike) {
  purifier = DOMPurify(host)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return
    element.setAttribute('rel', 'noopener noreferrer')
    const path = element.getAttribute('href')
    if (path?.startsWith('/')) element.setAttribute('href', addressOf(path))
  })
}
if (typeof window !== 'undefined') sanitizeIn(window)

const rules = {
  USE_PROFILES: { html: true },
  SANITIZE_NAMED_PROPS: true,
  FORBID_TAGS: [
    'style',
    'form',
    'fieldset',
    'legend',
    'label',
    'input',
    'button',
    'select',
    'optgroup',
    'option',
    'datalist',
    'textarea',
    'output',
    'meter',
    'progress',
    'template',
    'slot',
    'dialog',
    'audio',
    'video',
    'source',
    'track',
    'map',
    'area',
  ],
  // Also attributes that imitate the page’s own elements.
  FORBID_ATTR: [
    'style',
    'class',
    'slot',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'autofocus',
    'tabindex',
    'accesskey',
    'usemap',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  RETURN_TRUSTED_TYPE: true,
}

function sanitize(html: string, linkAddress: typeof addressOf) {
  addressOf = linkAddress
  return purifier.sanitize(html, rules)
}

/** Sanitized HTML from the server: the only place where foreign markup enters the page. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const linkAddress = use(LinkAddressContext)
  const clean = useMemo(() => sanitize(html, linkAddress), [html, linkAddress])
  return <div className={className} data-html dangerouslySetInnerHTML={{ __html: clean }} />
}
