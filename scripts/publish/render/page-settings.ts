import type { Manifest } from '#manifest'
import type { PageContent } from '#engine/data/page-content.ts'
import type { FirstSettings } from '#engine/first-script/settings.ts'
import { directionOf } from '#engine/i18n/direction.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { baseIn } from '#engine/seo/language-path.ts'
import { themeKey } from '#engine/theme/theme-key.ts'
import { unreadCalls } from '#manifest-tools/layers/content-source.ts'
import { schemaOfBlock, firstCalls } from './first-calls.ts'
import type { PageFile } from './pages.ts'

const hourMs = 3_600_000

/** The age from which the content of a page is not shown, in milliseconds. What is the brand’s own does not get old. */
export const contentMaxAge = ({ prerender }: Pick<Manifest, 'prerender'>) =>
  prerender?.content ? (prerender.maxAge ?? 24) * hourMs : Number.MAX_SAFE_INTEGER

/** When content was read, how old it may become, and until when it is right. */
const timesOf = (
  { at, until }: Pick<PageContent, 'at' | 'until'>,
  manifest: Manifest,
): NonNullable<FirstSettings['content']> =>
  until === undefined ? [at, contentMaxAge(manifest)] : [at, contentMaxAge(manifest), until]

/** What a page loads and shows, as far as its first script must know. */
interface Loaded {
  files: readonly string[]
  arabicFace: string | undefined
  sheets: number
  content: Pick<PageContent, 'at' | 'until'> | undefined
}

/** Returns the settings of the script in a page’s head. */
export function pageSettings(
  manifest: Manifest,
  { page, path, language }: PageFile,
  { files, arabicFace, sheets, content }: Loaded,
): FirstSettings {
  const { id, theme, languages, languagePaths, i18n, api, pages, platform, services } = manifest
  const blocks = withInner(page ? pages[page].blocks : [])
  const { errors } = services.production
  const bases = new Set(languages.map((each) => baseIn(manifest, each)))
  const secrets = [pages.RESET_PASSWORD, pages.CONFIRM_MAIL].map((each) => each.path.slice(0, each.path.indexOf(':')))
  const pattern = path ?? (page && pages[page].path)
  return {
    theme: [themeKey(id), theme.default],
    languages,
    ...(languagePaths && { languagePaths }),
    rightToLeft: languages.filter((each) => directionOf(each) === 'rtl'),
    langQuery: i18n.langQuery,
    secretsBelow: [...bases].flatMap((base) => secrets.map((place) => base + place)),
    language,
    ...(pattern && { path: pattern }),
    query: blocks.flatMap(({ use }) => (schemaOfBlock(use)['x-query'] as string[] | undefined) ?? []),
    ...(content && { content: timesOf(content, manifest) }),
    ...(!platform?.use && { api: `${api.production}/api` }),
    calls: firstCalls(blocks, platform, unreadCalls(manifest)),
    files,
    ...(arabicFace && { arabicFace }),
    sheets,
    ...(errors && { errors: errors.share }),
  }
}
