import type { Code } from './rules/catalogue.ts'

/** What a pattern of the schema asks for: completes “must …”. */
interface PatternWords {
  must: string
  code?: Code
}

const patterns: Record<string, PatternWords> = {
  '^#[0-9a-f]{6}$': { code: 'theme/not-a-colour', must: 'be a colour: # and six of 0-9 and a-f, such as #19c37d' },
  '^[a-z][a-z0-9-]{1,30}$': { must: 'be 2 to 31 small letters, digits and hyphens, a letter first' },
  '^[A-Z][A-Z0-9_]*$': { must: 'be capital letters, digits and underscores, a letter first' },
  '^[A-Z]{3}$': { code: 'manifest/not-a-currency', must: 'be the three capital letters of a currency, such as EUR' },
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': {
    code: 'hosts/not-a-host',
    must: 'be a host name in small letters, without https:// and without a path',
  },
  '^(https?://[^/]+)?$': {
    code: 'api/not-an-address',
    must: 'be an address without a path, such as https://api.example.com, or empty',
  },
  '^https?://[^/]+$': {
    code: 'api/not-an-address',
    must: 'be an address without a path, such as https://api.example.com',
  },
  '^/[\\w./-]+\\.svg$': { must: 'be the address of an SVG file under public/, such as /brands/name/logo.svg' },
  '^/[\\w./-]+\\.(png|jpg)$': {
    must: 'be the address of a PNG or JPEG file under public/, such as /brands/name/share.png',
  },
  '^([a-z-]+:)?[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_]+)*$': { must: 'be a translation key, such as nav.casino' },
  '^[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_-]+)*$': { must: 'be a translation key without its namespace, such as nav.casino' },
  '^[A-Z]{2}$': { must: 'be the two capital letters of a country, such as TN' },
  '^\\+[1-9][0-9]{0,3}$': { must: 'be a phone prefix: + and one to four digits, such as +216' },
  '^[A-Za-z][A-Za-z0-9_]{4,31}$': {
    must: 'be a bot’s user name without the @: 5 to 32 letters, digits and underscores, a letter first',
  },
  '^(G|GT|AW|DC|UA)-[A-Z0-9-]+$': { must: 'be a measurement id in capital letters, such as G-ABC123' },
  '^(https?|wss?)://[a-z0-9.-]+(:[0-9]+)?$': {
    must: 'be an origin in small letters without a path, such as https://vendor.example',
  },
  '^https?://': { must: 'be an address that starts with https://' },
  '^(https?:/)?/[^/]': { must: 'be an address that starts with https://, or a path of the site' },
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$': {
    must: 'be a moment with its time zone, such as 2026-12-01T06:00Z or 2026-12-01T07:00+01:00',
  },
  '^[0-9]{4,}$': { must: 'be four or more digits' },
  '^[a-z-]+$': { must: 'be small letters and hyphens' },
  '^/': { must: 'be a path and start with /' },
}

/** The words for a pattern; patterns without words of their own are quoted. */
export const patternWords = (pattern: string): PatternWords => patterns[pattern] ?? { must: `match ${pattern}` }
