import { createElement, type SVGAttributes } from 'react'

/** The elements of an icon in a square of 24 units. icons/*.json holds shapes of Lucide 1.75, https://lucide.dev. */
type IconShape = readonly ({ tag: string } & SVGAttributes<SVGElement>)[]

/** How an icon is shown, whatever its shape. */
export interface IconLook {
  /** In pixels. */
  size: number
  fill: string
  className: string | undefined
  'aria-hidden': boolean
}

interface Props extends IconLook {
  name: string
  shape: IconShape
}

/** Draws an icon as lines in the text’s colour. */
export const IconSvg = ({ name, shape, size, className, ...look }: Props) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
    {...look}
  >
    {shape.map(({ tag, ...attributes }, index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)
