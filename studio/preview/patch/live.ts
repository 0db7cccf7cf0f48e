import { runInAction } from 'mobx'
import { differences } from '../../../manifest-tools/json/differences.ts'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { fetchFields } from '../../../engine/forms/field-code.ts'
import type { Registry } from '../../../engine/registry.ts'
import { withInner } from '../../../engine/routing/inner-blocks.ts'
import { fetchBlocks } from '../../../engine/routing/widget.tsx'
import type { Stores } from '../../../engine/shell/stores.ts'
import type { Block, Form, Manifest, PageKey } from '../../../schemas/generated/manifest.ts'
import { renewKey } from '../seams/block-keys.ts'
import { renderAgain } from '../seams/stores.ts'
import { fixedAmong, isBlockList, type Fixed } from './live-settings.ts'
import { showName, showTexts } from './texts.ts'
import { showTheme } from './theme.ts'
import { write } from './write.ts'

/** What observers follow by themselves. Everything else may be read by parts that are no observers. */
const followed = /^\/(pages\/[^/]+\/blocks|frame|notFound|texts|seo|theme|content)(\/|$)/

/** A page that runs, and the manifest that it shows. */
export interface Running {
  stores: Stores
  registry: Registry
  /** As it came, without observation. */
  shown: Manifest
}

/** Shows another manifest on the running page; returns what the page cannot take, and then changes nothing. */
export async function showLive({ stores, registry, shown }: Running, next: Manifest): Promise<Fixed | undefined> {
  const pointers = differences(shown, next)
  const fixed = fixedAmong(pointers)
  if (fixed || pointers.length === 0) return fixed
  const changes = (section: string) => pointers.some((pointer) => `${pointer}/`.startsWith(`/${section}/`))
  const { page, path } = stores.location
  await fetchBlocks(newBlocks(next, pointers), registry)
  // Without their code the whole page would wait for new kinds of fields.
  if (changes('forms')) await fetchFields(registry, usesOf(next))
  write(stores.manifest, shown, next, pointers)
  if (changes('theme')) showTheme(next.theme)
  if ((changes('registration') || changes('forms')) && page && page in next.pages)
    renew(stores.manifest.pages[page].blocks)
  if (!pointers.every((pointer) => followed.test(pointer))) renderAgain()
  if (changes('name')) showName(next)
  if (changes('seo')) stores.head.describe({ ...stores.head.content })
  if (changes('texts')) await showTexts(next)
  if (page && page in next.pages && changes('pages')) follow(page, path, shown, next)
  return undefined
}

/** Whether a page has been added or removed. */
const isPage = (pointer: string) => /^\/pages\/[^/]+$/.test(pointer)

/** Returns the blocks of changed lists whose kind is not on the page: without their code the whole page would wait for it. */
const newBlocks = (next: Manifest, pointers: readonly string[]) =>
  pointers
    .flatMap((pointer) => (isBlockList(pointer) ? pointer : isPage(pointer) ? `${pointer}/blocks` : []))
    .flatMap((pointer) => withInner((valueAt(next, pointer) ?? []) as Block[]))
    .filter(({ use }) => !document.querySelector(`[data-block="${use}"]`))

/** Returns the kinds of the fields of all forms. */
const usesOf = ({ forms }: Manifest) => Object.values(forms).flatMap(({ fields }: Form) => fields.map(({ use }) => use))

/** Forms are made once: they start again. */
export const renew = (blocks: Block[]) =>
  runInAction(() => {
    for (const block of blocks) renewKey(block)
    renderAgain()
  })

/** Stays on a page whose path has changed. */
function follow(page: PageKey, path: string, { pages: before }: Manifest, { pages: after }: Manifest) {
  if (path === before[page].path && path !== after[page].path) goTo(after[page].path)
}

/** Opens a path as a link would. */
export function goTo(path: string) {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** The address of the page with its query. The store of the location follows it a little later. */
export const here = () => window.location.pathname + window.location.search
