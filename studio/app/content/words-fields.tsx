import { observer } from 'mobx-react-lite'
import { languageName } from '../forms/language-texts.tsx'
import type { PreviewStore } from '../preview/preview-store.ts'
import { Problems } from '../settings/problems.tsx'
import { languagesOf } from '../state/languages.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { attributesOf, ContentField } from './content-field.tsx'
import { setWord } from './item-actions.ts'
import { kindAt, kinds, type WordField } from './kinds.ts'

interface WordsProps {
  editor: EditorStore
  preview: PreviewStore
  /** The item. */
  pointer: string
}

/** The words of an item in each language of the brand, the first language first. */
export const WordsFields = observer(function WordsFields({ editor, preview, pointer }: WordsProps) {
  const at = `${pointer}/texts`
  const languages = languagesOf(editor.shown)
  const texts = (editor.valueAt(at) ?? {}) as Record<string, Record<string, string>>
  const others = Object.keys(texts).filter((language) => !languages.includes(language))
  const first = languages.find((language) => texts[language] !== undefined)
  const problems = editor.checks.at(at)
  return (
    <section className="field content-words" data-pointer={at} aria-label="Words">
      <h3>Words</h3>
      <Problems id="words-problems" editor={editor} problems={problems} />
      <div className="language-cards">
        {[...languages, ...others].map((language) => (
          <LanguageCard
            key={language}
            editor={editor}
            preview={preview}
            pointer={pointer}
            language={language}
            words={texts[language]}
            samples={language === first ? undefined : texts[first ?? '']}
          />
        ))}
      </div>
    </section>
  )
})

interface CardProps extends WordsProps {
  language: string
  words: Record<string, string> | undefined
  /** The words of the first language, which players read where there are none. */
  samples: Record<string, string> | undefined
}

const LanguageCard = observer(function LanguageCard(props: CardProps) {
  const { editor, pointer, language, words, samples } = props
  const kind = kinds[kindAt(pointer)!]
  const at = `${pointer}/texts/${language}`
  return (
    <fieldset className="language-card field" data-pointer={at} data-missing={!words || undefined}>
      <legend>
        {languageName(language)} {!words && <span className="badge warn">missing</span>}
      </legend>
      <Problems id={`words-${language}-problems`} editor={editor} problems={editor.checks.at(at)} />
      {kind.words.map((field) => (
        <Word key={field.name} {...props} field={field} sample={samples?.[field.name]} />
      ))}
    </fieldset>
  )
})

const Word = observer(function Word({
  editor,
  preview,
  pointer,
  language,
  words,
  field,
  sample,
}: CardProps & { field: WordField; sample: string | undefined }) {
  const { name, label, help, isMarkdown } = field
  const text = words?.[name] ?? ''
  return (
    <ContentField
      editor={editor}
      pointer={`${pointer}/texts/${language}/${name}`}
      label={label}
      hiddenLabel={`in ${languageName(language)}`}
      help={isMarkdown ? 'Markdown: **bold**, - lists, [links](/path).' : help}
    >
      {(ids) => {
        const common = {
          ...attributesOf(ids),
          lang: language,
          dir: 'auto' as const,
          value: text,
          placeholder: sample,
          onFocus: () => preview.languages.includes(language) && preview.change({ language }),
          onBlur: () => editor.endStep(),
        }
        const change = (next: string) => setWord(editor, pointer, language, name, next)
        return isMarkdown ? (
          <textarea rows={4} {...common} onChange={({ target }) => change(target.value)} />
        ) : (
          <input type="text" {...common} onChange={({ target }) => change(target.value)} />
        )
      }}
    </ContentField>
  )
})
