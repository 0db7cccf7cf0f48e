import { createRequire } from 'node:module'
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }

/**
 * What a text attempts: to run code, to navigate away, to create elements or styles, to be read as a template or a key,
 * to reverse or widen its surroundings.
 */
export type Attack = keyof typeof own

/**
 * Our own texts: `npm run test:slow hostile` proves that each has an effect without a guard. Code calls `alert`; loaded
 * resources are on evil.example.
 */
export const own = {
  script: [
    '<script>alert(1)</script>',
    '"></title></textarea><script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '</script><script>alert(1)</script>',
  ],
  handler: [
    '<img src=x onerror=alert(1)>',
    '"><img src=x onerror=alert(1)>',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<video><source onerror=alert(1)></video>',
  ],
  address: [
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    'javascript:alert(1)//',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
    '/\\evil.example/x',
    '\\\\evil.example/x',
    'https:evil.example',
  ],
  mutation: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><style><img src=x onerror=alert(1)></style></math>',
  ],
  clobber: [
    '<a id=owned>x</a>',
    '<img name=owned>',
    '<form name=owned><input name=attributes></form>',
    '<embed name=owned>',
  ],
  style: [
    '<style>:root{--owned:1}</style>',
    '<link rel=stylesheet href="data:text/css,:root{--owned:1}">',
    '<p style="--owned:1;position:fixed;inset:0">x</p>',
    '</style><style>*{--owned:1}</style>',
  ],
  frame: [
    '<iframe src="https://evil.example/"></iframe>',
    '<object data="https://evil.example/"></object>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ],
  template: ['$& $&', "x$'", 'x$`', '{{brand}}', '$t(brand)', '${1+1}', '%s %d', '{0}'],
  bidi: [
    '\u202eلعبة',
    '\u2067\u202eلعبة',
    '\u2069\u202eلعبة',
    '\u202b\u202eلعبة',
    '\u2069\u2069\u2069\u202eلعبة\u202e',
  ],
  long: [
    'W'.repeat(400),
    '_'.repeat(300),
    'x\u00a0'.repeat(200),
    `https://example.com/${'a'.repeat(300)}`,
    '0'.repeat(1500),
  ],
  key: ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'isPrototypeOf'],
}

/** Every kind of attack. */
export const attacks = Object.keys(own) as Attack[]

/** The fixtures of DOMPurify’s own tests, from version 0.8.2 of its package; later packages omit them. */
const fixtures = createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js') as { payload: string }[]

/** The attack of a text from a list, by the first pattern that matches. */
const marks: [Attack, RegExp][] = [
  ['mutation', /<(math|svg|noscript|template|listing|xmp|plaintext)/i],
  ['frame', /<\/?(iframe|frame|object|embed|base|meta|link|applet)/i],
  ['style', /<style|\sstyle=|@import|expression\(/i],
  ['script', /<\/?script/i],
  ['handler', /\bon\w+\s*=/i],
  ['address', /(javascript|vbscript|data)\s*:|href=/i],
  ['clobber', /<[^>]*\b(id|name)=|<form|<input/i],
  ['bidi', /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u0590-\u08ff]/],
  ['template', /\{\{|\$\{|%[sdxn@]|<%|\$\(|#\{|\{\d/],
]

/** Markup that older browsers change when they parse it again. */
const mutants = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
]

/** Texts from other lists: those fixtures, and the big list of naughty strings. */
export const foreign = [...fixtures.map(({ payload }) => payload), ...blns]

const attackOf = (text: string): Attack =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? (text.length > 150 ? 'long' : 'key')

/** Every text by attack, our own first. */
export const texts = Object.fromEntries(
  attacks.map((attack) => [
    attack,
    [...new Set([...own[attack], ...[...mutants, ...foreign].filter((text) => attackOf(text) === attack)])],
  ]),
) as Record<Attack, string[]>
