import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'
import { readPictures, uploadPicture } from '../calls/api.ts'
import { asOneStep } from '../forms/field-actions.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { adoptPlatformContent, type Adopted, type PlatformItem } from './adopt.ts'
import { placeholderPicture } from './item-actions.ts'
import { itemsIn, zoneOf, type Item } from './items.ts'
import { kinds } from './kinds.ts'

interface AdoptProps {
  editor: EditorStore
  preview: PreviewStore
  kind: OwnKind
  label: string
  /** Called once they are the brand’s own, with their ids by those of the platform. */
  onAdopted?: (ids: Adopted['ids']) => void
}

/** A button that takes the platform’s items over, to be changed in the brand. A default export, so that it is loaded when it is first shown. */
export default observer(function AdoptButton({ editor, preview, kind, label, onAdopted }: AdoptProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const adopt = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      const adopted = await readAll(editor, preview, kind)
      receive(editor, kind, adopted)
      onAdopted?.(adopted.ids)
    } catch (error) {
      setFailure((error as Error).message)
    }
    setIsBusy(false)
  }
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={isBusy || !preview.isReady || editor.whyReadOnly !== ''}
        title={editor.whyReadOnly || undefined}
        onClick={() => void adopt()}
      >
        {isBusy ? 'Reading them…' : label}
      </button>
      <p role="alert" className="bad">
        {failure}
      </p>
    </>
  )
})

/** Reads the platform’s items in every language of the brand, one call after the other. */
async function readAll(editor: EditorStore, preview: PreviewStore, kind: OwnKind): Promise<Adopted> {
  const languages = languagesOf(editor.shown)
  const read: Record<string, PlatformItem[]> = {}
  for (const language of languages)
    // The preview’s reader has made them what the type says.
    read[language] = (await preview.platform.read(kind, language)) as PlatformItem[]
  const own = (await readPictures(editor.id)).map(({ address }) => [address, address] as const)
  const pictures = new Map<string, string>(own)
  for (const address of new Set(Object.values(read).flatMap((items) => items.map(({ image = '' }) => image)))) {
    if (address === '' || pictures.has(address)) continue
    const copy = await copyPicture(editor, preview, address, `${kinds[kind].item}.jpg`)
    if (copy !== undefined) pictures.set(address, copy)
  }
  const adopted = adoptPlatformContent(kind, read, {
    languages,
    zone: zoneOf(editor.manifest),
    used: itemsIn(editor.manifest, kind).map(({ id }) => id),
    pictures,
  })
  if (adopted.items.length === 0) throw new Error(`Your platform has no ${kinds[kind].label.toLowerCase()} at present.`)
  return adopted
}

/** Copies a picture of the platform into the brand, and returns its address there; undefined for one that cannot be copied. */
async function copyPicture(
  { id }: EditorStore,
  { platform }: PreviewStore,
  address: string,
  name: string,
): Promise<string | undefined> {
  const bytes = await platform.readPicture(address)
  if (!bytes) return undefined
  // The others are named as missing.
  const copy = await uploadPicture(id, name, new Uint8Array(bytes)).catch(() => undefined)
  return copy?.address
}

/** Writes what was taken over as one step to undo, and keeps what could not be until another brand is open. */
function receive(editor: EditorStore, kind: OwnKind, adopted: Adopted) {
  const own = itemsIn(editor.manifest, kind).map(({ value }) => value)
  asOneStep(editor, `Make the platform’s ${kinds[kind].label.toLowerCase()} the brand’s own`, (set) => {
    set(`/content/source/${kind}`, adopted.source)
    set(`/content/${kind}`, [...own, ...adopted.items])
  })
  lacks.set(editor, new Map([...(lacks.get(editor) ?? []), [kind, lacksOf(adopted)]]))
}

/** Something that could not be taken over. */
interface Lack {
  id: string
  words: string
  /** Whether it is still so. */
  isOpen: (item: Item) => boolean
}

/** What could not be taken over, by the open brand. */
export const lacks = new WeakMap<EditorStore, ReadonlyMap<OwnKind, Lack[]>>()

const lacksOf = ({ missing, droppedLinks, wordless }: Adopted): Lack[] => [
  ...missing.map(({ id, address }) => ({
    id,
    words: `The picture of “${id}” could not be copied from your platform: upload it to the brand. It is at ${address}`,
    isOpen: ({ value }: Item) => [undefined, placeholderPicture].includes(valueAt(value, '/picture/desktop') as string),
  })),
  ...droppedLinks.map(({ id, address }) => ({
    id,
    words: `The link of “${id}” is none that a brand can have: ${address}`,
    isOpen: ({ value }: Item) => value.link === undefined,
  })),
  ...wordless.map((id) => ({
    id,
    words: `“${id}” has no words, perhaps because they are in its picture: write some, or remove it.`,
    isOpen: ({ texts }: Item) => Object.keys(texts).length === 0,
  })),
]
