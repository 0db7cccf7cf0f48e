import { dateTime, whenWords } from '../publish/date-time.ts'

interface WhenProps {
  at: string
  /** Whether it stands in a sentence: `today at 14:32`, `on 3 December at 10:00`. */
  isInSentence?: boolean
}

/** A time in words, with the exact one where somebody points at it. */
export function When({ at, isInSentence = false }: WhenProps) {
  const words = whenWords(at)
  return (
    <time dateTime={at} title={`${dateTime(at)}, ${at}`}>
      {isInSentence ? inSentence(words) : words}
    </time>
  )
}

const inSentence = (words: string) =>
  /^\d/.test(words) ? `on ${words}` : words.charAt(0).toLowerCase() + words.slice(1)
