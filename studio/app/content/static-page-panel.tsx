import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { child } from '../../../manifest-tools/json/pointer.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import { readPageFile, savePageFile } from '../calls/api.ts'
import { productTexts } from '../calls/product-texts.ts'
import { asOneStep } from '../forms/field-actions.ts'
import { languageName } from '../forms/language-texts.tsx'
import type { PreviewStore } from '../preview/preview-store.ts'
import { Problems } from '../settings/problems.tsx'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { titleOf } from '../structure/tree-node.ts'
import { textOf } from '../texts/text-of.ts'
import { nextTab } from '../ui/next-tab.ts'
import { PageEditor } from './page-editor.tsx'
import { pageStart } from './page-start.ts'
import { pageAddress, pageFileName, staticPagesIn } from './static-pages.ts'

interface StaticPageProps {
  editor: EditorStore
  preview: PreviewStore
  pointer: string
}

/** A static page: the platform’s, or the brand’s own in some languages or all. */
export const StaticPagePanel = observer(function StaticPagePanel({ editor, preview, pointer }: StaticPageProps) {
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const name = pointer.slice('/staticPages/'.length)
  const languages = languagesOf(editor.shown)
  const [chosen, setChosen] = useState(preview.context.language)
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? '')
  const at = child(pointer, language)
  const address = editor.valueAt(at)
  const isOwn = (each: string) => typeof editor.valueAt(child(pointer, each)) === 'string'
  const choose = (next: string) => {
    setChosen(next)
    preview.change({ language: next })
    preview.navigate(`/static/${name}-${next}`)
  }
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, languages, language)
    if (next === undefined) return
    choose(next)
    tabs.current!.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus()
  }
  const problems = editor.checks.at(pointer)
  return (
    <>
      <p>
        Players read it at <code>{`/static/${name}-${language}`}</code>.
      </p>
      <Problems id={`${id}-problems`} editor={editor} problems={problems} />
      <div ref={tabs} role="tablist" aria-label="Languages" className="language-tabs">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-language={each}
            aria-selected={language === each}
            aria-controls={`${id}-panel`}
            tabIndex={language === each ? 0 : -1}
            onClick={() => choose(each)}
            onKeyDown={move}
          >
            {languageName(each)}
            {isOwn(each) && <span className="own-dot" role="img" aria-label="The brand’s own" />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`} className="field" data-pointer={at}>
        {typeof address === 'string' ? (
          <OwnText key={address} editor={editor} preview={preview} at={at} address={address} language={language} />
        ) : (
          <PlatformText editor={editor} preview={preview} name={name} language={language} />
        )}
      </div>
    </>
  )
})

interface OwnTextProps {
  editor: EditorStore
  preview: PreviewStore
  /** The pointer of the address. */
  at: string
  address: string
  language: string
}

const OwnText = observer(function OwnText({ editor, preview, at, address, language }: OwnTextProps) {
  const [, file] = /^\/brands\/[^/]+\/pages\/([^/]+)$/.exec(address) ?? []
  const isHere = file !== undefined && address === pageAddress(editor.id, file)
  return (
    <>
      <Problems id="page-problems" editor={editor} problems={editor.checks.at(at)} />
      {isHere ? (
        <PageEditor key={file} editor={editor} preview={preview} file={file} language={language} />
      ) : (
        <p className="quiet">
          Its text is in <code>public{address}</code>, which is edited outside of Studio.
        </p>
      )}
      <p>
        <button
          type="button"
          className="button small"
          onClick={() =>
            editor.set(
              at,
              editor.isInherited(at) ? null : undefined,
              `Use the platform’s page in ${languageName(language)}`,
            )
          }
        >
          Show your platform’s page in {languageName(language)} again
        </button>
      </p>
      <p className="field-help">What is written here stays in its file.</p>
    </>
  )
})

interface PlatformTextProps {
  editor: EditorStore
  preview: PreviewStore
  name: string
  language: string
}

const PlatformText = observer(function PlatformText({ editor, preview, name, language }: PlatformTextProps) {
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [product, setProduct] = useState<ProductTexts>({})
  useEffect(() => {
    // Without the texts, the page starts with its name as its title.
    productTexts().then(setProduct, () => undefined)
  }, [])
  const languages = languagesOf(editor.shown)
  const free = languages.filter((each) => editor.valueAt(`/staticPages/${name}/${each}`) === undefined)
  const { textKey = '' } = staticPagesIn(editor.manifest).find((each) => each.name === name) ?? {}
  const write = async (chosen: readonly string[]) => {
    setIsBusy(true)
    setFailure('')
    try {
      for (const each of chosen) {
        const title = textOf(editor.manifest, product, textKey, each) ?? titleOf(name)
        const given = await preview.platform.readPage(`${name}-${each}`)
        await createPage(editor.id, pageFileName(name, each), pageStart(given, title))
      }
      asOneStep(editor, `Write ${titleOf(name)} here`, (set) => {
        for (const each of chosen) set(`/staticPages/${name}/${each}`, pageAddress(editor.id, pageFileName(name, each)))
      })
      if (chosen.includes(language)) preview.navigate(`/static/${name}-${language}`)
    } catch (error) {
      setFailure((error as Error).message)
      setIsBusy(false)
    }
  }
  const isWaiting = isBusy || !preview.isReady
  return (
    <>
      <p>
        In {languageName(language)} it comes from your platform: GET /pages/{name}-{language}.
      </p>
      <p className="row">
        <button type="button" className="button primary" disabled={isWaiting} onClick={() => void write([language])}>
          Write it here
        </button>
        {free.length > 1 && (
          <button type="button" className="button" disabled={isWaiting} onClick={() => void write(free)}>
            Write it here in {free.length} languages
          </button>
        )}
      </p>
      <p role="alert" className="bad">
        {failure}
      </p>
    </>
  )
})

/** Makes the file of a page; one that is there already stays as it is. */
async function createPage(id: string, file: string, text: string) {
  const { revision } = await readPageFile(id, file)
  if (revision === null) await savePageFile(id, file, text, null)
}
