import type { PageContent } from '../data/page-content.ts'
import type { Stores } from '../shell/stores.ts'

/** The HTML file that the page was loaded from (scripts/publish/render/pages.ts). */
export interface PageFile {
  /** Whether it is the file of this very path and language, and not older than the brand allows. */
  isCurrent: boolean
  /** What it holds of the platform; absent where it holds nothing, or is not current. */
  content?: PageContent | undefined
  /** The namespaces of texts that it shows. */
  namespaces: readonly string[]
  /** The number of parts that React takes over one by one. */
  boundaries: number
  /** Whether it shows icons that are not in the engine’s first file. */
  hasOtherIcons: boolean
}

/** Reads what the file says of itself, at a path of the site. The script in its head has marked the root of one that is not current. */
export function readPageFile({ dataset }: HTMLElement, path: string): PageFile {
  const isCurrent = dataset.path === path && document.documentElement.dataset.waiting === undefined
  const text = document.getElementById('page-content')?.textContent
  return {
    isCurrent,
    content: isCurrent && text ? (JSON.parse(text) as PageContent) : undefined,
    namespaces: isCurrent ? (dataset.texts ?? '').split(' ').filter(Boolean) : [],
    boundaries: Number(dataset.boundaries),
    hasOtherIcons: dataset.icons !== undefined,
  }
}

/** Whether the first render is what the file shows: then it takes the file’s elements over, else it replaces them. */
export const isShown = ({ isCurrent }: PageFile, { session, restriction }: Stores) =>
  isCurrent && session.user === null && restriction.current === undefined
