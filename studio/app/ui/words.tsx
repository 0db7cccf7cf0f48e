import { Fragment } from 'react'

/** A sentence of the schema: what stands in `backticks` is code. */
export const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (
    // Every second part was between two backticks.
    <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))
