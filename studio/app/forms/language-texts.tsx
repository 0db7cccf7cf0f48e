import type { TextsByLanguage } from './field-actions.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns what a language is called. */
const languageName = (language: string) => names.of(language) ?? language

interface TextsProps {
  /** What the texts are, such as “Label”. */
  label: string
  languages: readonly string[]
  texts: TextsByLanguage
  /** What is shown of a language that has no text yet. */
  placeholder?: (language: string) => string | undefined
  onChange: (language: string, text: string) => void
  onBlur?: () => void
}

/** A text in each language, in its direction. */
export const LanguageTexts = ({ label, languages, texts, placeholder, onChange, onBlur }: TextsProps) => (
  <div className="language-texts">
    {languages.map((language) => (
      <label key={language}>
        <span>
          <span className="hidden">{label} in </span>
          {languageName(language)}
        </span>
        <input
          type="text"
          lang={language}
          dir="auto"
          value={texts[language] ?? ''}
          placeholder={placeholder?.(language)}
          onChange={({ target }) => onChange(language, target.value)}
          onBlur={onBlur}
        />
      </label>
    ))}
  </div>
)
