import { Fragment } from 'react'

interface WordsProps {
  text: string
  /** Returns what operators call a piece of code, such as the name of a setting; undefined for other code. */
  say?: (code: string) => string | undefined
}

/** A sentence of the schema: what stands in `backticks` is code, or the name of a setting, which is said as operators say it. */
export const Words = ({ text, say }: WordsProps) =>
  text.split('`').map((part, index) => (
    // Every second part was between two backticks.
    <Fragment key={index}>{index % 2 === 1 ? <Code code={part} said={say?.(part)} /> : part}</Fragment>
  ))

const Code = ({ code, said }: { code: string; said: string | undefined }) =>
  said === undefined ? <code>{code}</code> : <>“{said}”</>
