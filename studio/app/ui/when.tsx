import { dateTime, whenWords } from '../publish/date-time.ts'

/** A time in words, with the exact one where somebody points at it. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={`${dateTime(at)}, ${at}`}>
    {whenWords(at)}
  </time>
)
