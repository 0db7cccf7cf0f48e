import { languageCookie } from '#engine/i18n/language-cookie.ts'
import type { Brand } from '../brands/brands.ts'
import { fileFor, filesByName, languageChosen, languagesAskedFor } from './file-for.ts'
import { filesOf, listItems, pagesOf, type Build, type HostPages, type PageOptions } from './brand-pages.ts'
import type { PageFile } from './pages.ts'
import { readOnce } from './content.ts'
import type { SendGet, ShownItem } from '#engine/rendered-page.ts'
import type { Shell } from './shell.ts'

/** What of a request decides which page it gets. */
interface PageRequest {
  path: string
  query: URLSearchParams
  cookies: Readonly<Record<string, string | undefined>>
}

/** How pages are served. */
interface ServedPagesOptions extends Omit<PageOptions, 'sendGet'> {
  /** Reads from the platform of a brand. Without it, pages have no content. */
  sendGet?: ((brand: Brand) => SendGet) | undefined
}

/** A page and, where the query of the request has chosen its language, the cookie that keeps it for the next page. */
interface ServedPage extends Shell {
  cookie?: string
}

/** How old content may be until it is read again, in milliseconds. The page that is asked for then still has the old one. */
const freshMs = 60_000

/** Returns a function that answers requests for pages of brands, as a web server does from a published site; each is rendered when it is asked for. */
export function servedPages(build: Build, { sendGet, ...options }: ServedPagesOptions) {
  const shells = new WeakMap<Brand, Map<string, Rendering>>()
  const makers = new WeakMap<Brand, { pagesOn: (host: string) => HostPages; at: number }>()
  const items = new WeakMap<Brand, Promise<ShownItem[]>>()
  const files = new WeakMap<Brand, Promise<ReadonlyMap<string, PageFile>>>()

  /** Pages that are rendered within a minute share what is read for them. */
  async function pagesFor(brand: Brand) {
    const known = makers.get(brand)
    if (known && !(sendGet && Date.now() - known.at > freshMs)) return known.pagesOn
    const read = sendGet && readOnce(sendGet(brand))
    const pagesOn = pagesOf(brand, build, { ...options, sendGet: read, items: await itemsFor(brand) })
    makers.set(brand, { pagesOn, at: Date.now() })
    return pagesOn
  }

  /** Listed once: what is new later has no file of its own until the next start. */
  function itemsFor(brand: Brand) {
    const listed = items.get(brand) ?? (sendGet && listItems(brand, build, sendGet(brand)))
    if (listed) items.set(brand, listed)
    return listed
  }

  function filesFor(brand: Brand) {
    const known = files.get(brand) ?? Promise.resolve(itemsFor(brand)).then((all) => filesByName(filesOf(brand, all)))
    files.set(brand, known)
    // They are listed again for the next visitor.
    known.catch(() => files.delete(brand))
    return known
  }

  const page = async (brand: Brand, host: string, { path, query, cookies }: PageRequest): Promise<ServedPage> => {
    const byName = await filesFor(brand)
    const candidates = languagesAskedFor(query, cookies.i18next, brand.manifest.i18n.langQuery)
    const file = byName.get(fileFor(byName, path, candidates))!
    const isChosen = languageChosen(query, brand.manifest) === file.language
    return { ...(await shellOf(brand, host, file)), ...(isChosen && { cookie: languageCookie(file.language) }) }
  }
  return Object.assign(page, {
    /** Returns the HTML files of a brand. */
    files: async (brand: Brand) => [...(await filesFor(brand)).values()],
  })

  async function shellOf(brand: Brand, host: string, file: PageFile): Promise<Shell> {
    const ofBrand = shells.get(brand) ?? new Map<string, Rendering>()
    shells.set(brand, ofBrand)
    const key = `${host} ${file.name}`
    const render = async () => (await pagesFor(brand))(host).shell(file)
    const before = ofBrand.get(key)
    if (!before) {
      const shell = render()
      ofBrand.set(key, { shell, at: Date.now() })
      // It is rendered again for the next visitor.
      shell.catch(() => ofBrand.delete(key))
      return shell
    }
    if (sendGet && Date.now() - before.at > freshMs) {
      before.at = Date.now()
      render().then(
        async (shell) => {
          // What the platform does not answer any more stays.
          if (shell.failures.size <= (await before.shell).failures.size) before.shell = Promise.resolve(shell)
        },
        (error: unknown) => console.error(error),
      )
    }
    return before.shell
  }
}

interface Rendering {
  shell: Promise<Shell>
  at: number
}
