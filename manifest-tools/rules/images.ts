import type { Rule, RuleFinding } from '../check/rule.ts'

const pointer = '/images/service/address'
const effect = 'each picture is requested in vain first, then loads in its full size'

interface Mistake {
  /** Whether an address has it. `format`: what `{format}` stands for. */
  isIn: (address: string, format: string) => boolean
  code: RuleFinding['code']
  message: string
}

const isImgproxy = (address: string) => /\/(rs|resize|s|size|w|width):[^/]*\{width\}/.test(address)
const isImgix = (address: string) => /^https:\/\/[^/]+\.imgix\.net\//.test(address)

/** What does not work with the services that many brands use. docs/pictures.md has their documentation. */
const mistakes: Mistake[] = [
  {
    isIn: (address, format) => /@\{format\}/.test(address) && isImgproxy(address) && format === 'auto',
    code: 'images/no-such-format',
    message:
      'imgproxy has no format "auto": leave out "@{format}" and set IMGPROXY_AUTO_WEBP or IMGPROXY_AUTO_AVIF at the server, or set "format" to "webp".',
  },
  {
    isIn: (address, format) => /filters:[^/]*format\(\{format\}\)/.test(address) && format === 'auto',
    code: 'images/no-such-format',
    message:
      'thumbor has no format "auto": leave out the filter and set AUTO_WEBP at the server, or set "format" to "webp".',
  },
  {
    isIn: (address) => isImgix(address) && /\{(url|plainUrl)\}/.test(address),
    code: 'images/unsigned',
    message:
      'imgix takes whole addresses only at a Web Proxy source, which requires a signature: use a Web Folder source for the pictures’ host, and "{path}".',
  },
  {
    isIn: (address) => isImgproxy(address) && /\{plainUrl\}/.test(address),
    code: 'images/unencoded',
    message: 'imgproxy needs addresses with a query or an "@" percent-encoded: use "/plain/{url}".',
  },
  {
    isIn: (address) => isImgproxy(address) && /\{url\}/.test(address) && !/\/plain\/\{url\}/.test(address),
    code: 'images/unencoded',
    message: 'imgproxy reads an address without "/plain/" in front as Base64: use "/plain/{url}".',
  },
]

const works: Rule = ({ images: settings }) => {
  if (!settings) return []
  const { address, format = 'auto' } = settings.service
  return mistakes
    .filter(({ isIn }) => isIn(address, format))
    .map(({ code, message }): RuleFinding => ({ code, pointer, message, effect }))
}

/** Rules about the service that makes pictures in sizes. */
export const images: Rule[] = [works]
