import { IconSvg, type IconLook } from './icon-svg.tsx'
import shapes from './icons/other.json' with { type: 'json' }

export type OtherIcon = keyof typeof shapes

/** The icons that no first page needs. */
export default function OtherIconShape({ name, ...look }: IconLook & { name: OtherIcon }) {
  return <IconSvg name={name} shape={shapes[name]} {...look} />
}
