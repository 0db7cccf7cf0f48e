/** What a pattern of the core schema asks for: completes “must …”. */
interface PatternWords {
  must: string
  code?: string
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
  '^(https?://[^/]+)?$': { code: 'api/not-an-address', must: 'be an address without a path, such as https://api.example.com, or empty' },
  '^https?://[^/]+$': { code: 'api/not-an-address', must: 'be an address without a path, such as https://api.example.com' },
  '^/[\\w./-]+\\.svg$': { must: 'be the address of an SVG file under public/, such as /brands/name/logo.svg' },
  '^([a-z-]+:)?[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_]+)*$': { must: 'be a translation key, such as nav.casino' },
  '^/': { must: 'be a path and start with /' },
}

/** The words for a pattern; patterns without words of their own are quoted. */
export const patternWords = (pattern: string): PatternWords => patterns[pattern] ?? { must: `match ${pattern}` }
