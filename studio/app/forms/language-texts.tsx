import type { TextsByLanguage } from './field-actions.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns what a language is called. */
export const languageName = (language: string) => names.of(language) ?? language

interface TextsProps {
  /** What the texts are, such as “Label”. */
  label: string
  languages: readonly string[]
  texts: TextsByLanguage
  /** What is shown of a language that has no text yet. */
  placeholder?: (language: string) => string | undefined
  /** Whether each has several lines. */
  isLong?: boolean
  onChange: (language: string, text: string) => void
  onBlur?: () => void
}

/** A text in each language, in its direction. */
export const LanguageTexts = ({ label, languages, texts, placeholder, isLong, onChange, onBlur }: TextsProps) => (
  <div className="language-texts">
    {languages.map((language) => {
      const common = {
        lang: language,
        dir: 'auto' as const,
        value: texts[language] ?? '',
        placeholder: placeholder?.(language),
        onBlur,
      }
      return (
        <label key={language}>
          <span>
            <span className="hidden">{label} in </span>
            {languageName(language)}
          </span>
          {isLong ? (
            <textarea rows={4} {...common} onChange={({ target }) => onChange(language, target.value)} />
          ) : (
            <input type="text" {...common} onChange={({ target }) => onChange(language, target.value)} />
          )}
        </label>
      )
    })}
  </div>
)
