import { IconSvg } from '../../../engine/ui/icon-svg.tsx'
import {
  cherry,
  flame,
  gem,
  gift,
  house,
  languages,
  menu,
  radio,
  rocket,
  spade,
  sparkles,
  sun,
  tv,
  user,
  volleyball,
} from '../../../engine/ui/icons/first-page.json'

const shapes = {
  cherry,
  // A name with a hyphen cannot be imported on its own.
  'chevron-down': [{ tag: 'path', d: 'm6 9 6 6 6-6' }],
  flame,
  gem,
  gift,
  house,
  languages,
  menu,
  radio,
  rocket,
  spade,
  sparkles,
  sun,
  tv,
  user,
  volleyball,
}

export type IconName = keyof typeof shapes

export const Icon = ({ name, size }: { name: IconName; size: number }) => (
  <IconSvg name={name} shape={shapes[name]} size={size} fill="none" className={undefined} aria-hidden />
)
