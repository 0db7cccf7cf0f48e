import { isObject, valueAt, type JsonObject } from '../../../manifest-tools/json/pointer.ts'

/** A static page that the brand links to, or writes itself. */
export interface StaticPageEntry {
  /** Its id without its language, such as `terms`. */
  name: string
  /** The key of the text that links to it; absent if no link has one. */
  textKey?: string
  /** The languages in which the brand writes it. */
  languages: string[]
}

/** Returns every static page of a manifest that may be wrong: those that it links to, then others of its own. */
export function staticPagesIn(manifest: unknown): StaticPageEntry[] {
  const keys = new Map<string, string | undefined>()
  const agreed: string[] = []
  visit(manifest, (object) => {
    if (object.use === 'agreement') agreed.push(typeof object.pageId === 'string' ? object.pageId : 'terms')
    else if (object.use === 'links' && Array.isArray(object.items))
      for (const item of object.items.filter(isObject))
        if (typeof item.page === 'string' && typeof item.text === 'string') keys.set(item.page, item.text)
  })
  const own = valueAt(manifest, '/staticPages')
  const files = isObject(own) ? own : {}
  for (const name of [...agreed, ...Object.keys(files)]) if (!keys.has(name)) keys.set(name, undefined)
  return [...keys].map(([name, textKey]) => ({
    name,
    ...(textKey !== undefined && { textKey }),
    languages: isObject(files[name]) ? Object.keys(files[name]) : [],
  }))
}

/** Visits every object of a value. */
function visit(value: unknown, look: (object: JsonObject) => void) {
  if (Array.isArray(value)) value.forEach((each) => visit(each, look))
  else if (isObject(value)) {
    look(value)
    Object.values(value).forEach((each) => visit(each, look))
  }
}

/** Returns the name of the file of a static page in a language. */
export const pageFileName = (name: string, language: string) => `${name}.${language}.md`

/** Returns the address of such a file, as manifests name it. */
export const pageAddress = (id: string, file: string) => `/brands/${id}/pages/${file}`

/** Returns why no static page can be added under a name; empty if one can. */
export function pageNameProblem(name: string, manifest: unknown): string {
  if (!/^[a-z-]+$/.test(name)) return 'It must be lowercase letters and hyphens, such as house-rules.'
  return staticPagesIn(manifest).some((each) => each.name === name) ? 'There is a static page of this name.' : ''
}
