import type { ComponentProps } from 'react'

/** Returns the key of a block in its list. */
export const blockKey = (index: number, { use }: { use: string }): string => `${index}-${use}`

/** The element around a block. */
export const BlockElement = (props: ComponentProps<'div'>) => <div {...props} />
