import type { Code } from './diagnostic.ts'
/** A pattern in words: completes “must …”. */
interface PatternWords {
  must: string
  code?: Code
}

const patterns: Record<string, PatternWords> = {
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': { must: 'be an email address such as support@brand.example' },
  '^(mailto:|tel:|https?://)[^\\s]+$': {
    must: 'be an address that starts with mailto:, tel: or https://, such as mailto:support@brand.example',
  },
  '^[A-Za-z][A-Za-z0-9_]*$': { must: 'be letters, digits and underscores, starting with a letter, such as postcode' },
  '^[A-Za-z0-9_-]+$': { must: 'be letters, digits, hyphens and underscores' },
  '^(/[A-Za-z][A-Za-z0-9_.-]*)+$': { must: 'be a JSON pointer of names, such as /person/first_name' },
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$': { must: 'be a local time such as 2026-12-01T08:00, without a time zone' },
  '^(https:/)?/[^\\s/]\\S*$': {
    must: 'be a path of the site, such as /games?category=crash, or an address that starts with https://',
  },
  '^(https:/)?/[^\\s/]\\S*\\.(mp4|webm)$': {
    must: 'be the path of a video under public/, such as /brands/name/intro.mp4, or its https address',
  },
  '^/[\\w./-]+\\.vtt$': { must: 'be the path of a file under public/, such as /brands/name/intro.en.vtt' },
  '^https://[^\\s/@]+(/\\S*)?$': { must: 'be an address that starts with https://' },
  '^\\d{4}-\\d{2}-\\d{2}$': { must: 'be a day such as 1990-12-31' },
  '^[a-z][a-z0-9-]*$': { must: 'be lowercase letters, digits and hyphens, such as kimlik-no' },
  '^#[0-9a-f]{6}$': { code: 'theme/not-a-colour', must: 'be a colour such as #19c37d: # and six digits 0-9 or a-f' },
  '^[a-z][a-z0-9-]{1,30}$': { must: 'be 2 to 31 lowercase letters, digits and hyphens, starting with a letter' },
  '^[A-Z][A-Z0-9_]*$': { must: 'be uppercase letters, digits and underscores, starting with a letter' },
  '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$': {
    code: 'manifest/not-a-currency',
    must: 'be a currency code in uppercase, such as EUR, or one of `currencies`, such as USDT or mBTC',
  },
  '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$': {
    code: 'hosts/not-a-host',
    must: 'be a host name in lowercase, without https:// and without a path',
  },
  '^(https:/)?/(?=\\S*\\{width\\})(?=\\S*\\{(url|plainUrl|path)\\})[^\\s/]\\S*$': {
    must: 'be an https address or a path that holds {width} and one of {url}, {plainUrl} and {path}, such as /images/{width}/{url}',
  },
  '^(https?://[^/]+)?$': {
    code: 'api/not-an-address',
    must: 'be a URL without a path, such as https://api.example.com, or empty',
  },
  '^https?://[^/]+$': {
    code: 'api/not-an-address',
    must: 'be a URL without a path, such as https://api.example.com',
  },
  '^/[\\w./-]+\\.(svg|webp|avif|jpg)$': {
    must: 'be the path of a picture under public/, such as /brands/name/register.svg',
  },
  '^/[\\w./-]+\\.svg$': { must: 'be the path of an SVG file under public/, such as /brands/name/logo.svg' },
  '^/[\\w./-]+\\.(png|jpg)$': {
    must: 'be the path of a PNG or JPEG file under public/, such as /brands/name/share.png',
  },
  '^([a-z-]+:)?[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_]+)*$': { must: 'be a translation key, such as nav.home' },
  '^[a-zA-Z0-9_]+(\\.[a-zA-Z0-9_-]+)*$': { must: 'be a translation key without its namespace, such as nav.home' },
  '^[^.\\s]+(\\.[^.\\s]+)*$': { must: 'be names with dots between them and no spaces, such as action.type' },
  '^[^\\s&=#?]+$': { must: 'be the name of a query parameter alone, such as lobbyUrl' },
  '^[A-Z]{2}$': { must: 'be a two-letter country code in uppercase, such as TN' },
  '^\\+[1-9][0-9]{0,3}$': { must: 'be a phone prefix such as +216: + and one to four digits' },
  '^[A-Za-z][A-Za-z0-9_]{4,31}$': {
    must: 'be a bot’s user name without the @: 5 to 32 letters, digits and underscores, starting with a letter',
  },
  '^(G|GT|AW|DC)-[A-Z0-9]{4,}$': { must: 'be a measurement id in uppercase, such as G-ABC123' },
  '^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$': { must: 'be the name of a header, such as X-Player-Id' },
  '^GTM-[A-Z0-9]{4,}$': { must: 'be a container’s id in uppercase, such as GTM-ABC123' },
  '^(https?|wss?)://[a-z0-9.-]+(:[0-9]+)?$': {
    must: 'be an origin in lowercase without a path, such as https://vendor.example',
  },
  '^(https?|wss?)://(\\*\\.[a-z0-9-]+\\.)?[a-z0-9.-]+(:[0-9]+)?$': {
    must: 'be an origin in lowercase without a path, such as https://vendor.example or https://*.vendor.example',
  },
  '^[a-z]{2,3}-[A-Za-z]{2,8}(-[A-Za-z]{2,8})?$': { must: 'be a language and a country, such as de-DE' },
  '^(/([^~/]|~[01])*)+$': { must: 'be a JSON pointer, such as /data' },
  '^(/([^~/]|~[01])*)*$': { must: 'be a JSON pointer, such as /wallets/0/amount, or empty for the whole' },
  '^https?://': { must: 'be a URL that starts with https://' },
  '^(https?:/)?/[^/]': { must: 'be a URL that starts with https://, or a path of the site' },
  '^(/|/[^/\\s\\\\][^\\s\\\\]*|https://[^/\\s@\\\\]+(/\\S*)?)$': {
    must: 'be a path of the site, such as /promotions, or an https address',
  },
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$': {
    must: 'be a local time of the brand’s time zone, such as 2026-12-01T08:00',
  },
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$': {
    must: 'be a date and time with a time zone, such as 2026-12-01T06:00Z or 2026-12-01T07:00+01:00',
  },
  '^\\s*[^\\s\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069][^\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]*$':
    {
      must: 'contain more than spaces, and no control characters or direction overrides',
    },
  '^[^\\s\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]([^\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]*[^\\s\\u0000-\\u0008\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069])?$':
    {
      must: 'neither start nor end with a space, and contain no control characters or direction overrides',
    },
  '^[A-Za-z0-9._~-]+(/[A-Za-z0-9._~-]+)*$': {
    must: 'be a path below /api without a leading slash, such as players/sign-up',
  },
  '^[0-9]{4,}$': { must: 'be four or more digits' },
  '^/brands/[\\w./-]+\\.md$': {
    must: 'be the path of a Markdown file under public/brands, such as /brands/name/pages/terms.en.md',
  },
  '^[a-z-]+$': { must: 'be lowercase letters and hyphens' },
  '^(/|(/([A-Za-z0-9_~-]+|:[A-Za-z]+))+)$': {
    must: 'be a path of letters, digits, "-", "_", "~" and :parameters between slashes, such as /live-games',
  },
}

/** Returns a pattern in words; an unknown pattern is quoted. */
export const patternWords = (pattern: string): PatternWords => patterns[pattern] ?? { must: `match ${pattern}` }
