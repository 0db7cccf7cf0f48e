import type { Manifest, RouteKey } from '#manifest'
import { definition } from '#manifest-tools/check/schema.ts'

const routeKeys = definition('RouteKey').enum as RouteKey[]
const same = (colour: string) => ({ dark: colour, light: colour })
const [dark, light] = [same('#0c101b'), same('#f1f4fb')]

/**
 * The manifest of the page that shows why a brand cannot start: all that a page and its files are made from. No file
 * takes part in it, since the brand’s parents can be wrong too.
 */
export const placeholder = (id: string): Manifest =>
  ({
    manifestVersion: 1,
    id,
    name: id,
    project: 'PLACEHOLDER',
    currency: 'EUR',
    languages: ['en'],
    i18n: { langQuery: false },
    hosts: {},
    api: { development: '', production: '' },
    services: { development: {}, production: {} },
    seo: { title: id, description: id, robots: 'noindex' },
    logo: '',
    icon: '',
    theme: {
      default: 'dark',
      tokens: {
        brand: same('#6265e8'),
        onBrand: light,
        accent: same('#f6c453'),
        onAccent: dark,
        background: dark,
        surface: dark,
        raised: dark,
        border: same('#2d3750'),
        text: light,
        muted: same('#9da8c0'),
        link: same('#9da2ff'),
        success: same('#3fd39b'),
        warning: same('#f7b955'),
        danger: same('#ff8080'),
        info: same('#63bffa'),
      },
      radius: 'soft',
      font: 'sora',
      card: 'portrait',
      cards: 'plain',
      header: 'solid',
      hero: 'fade',
      headings: 'plain',
      density: 'regular',
    },
    games: { isolation: 'opaque', hosts: [] },
    chats: [],
    consent: { required: false },
    playerProtection: {},
    frame: { header: [], rail: [], footer: [], bottomBar: [], profile: [] },
    pages: Object.fromEntries(routeKeys.map((page) => [page, { path: '/', visible: false, blocks: [] }])),
    notFound: [],
    overlays: {},
  }) as unknown as Manifest
