import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Cherry,
  CloudOff,
  Eye,
  EyeOff,
  Flame,
  Gem,
  Gift,
  Heart,
  House,
  Languages,
  Menu,
  Moon,
  Radio,
  Rocket,
  Spade,
  Sparkles,
  Sun,
  Tv,
  User,
  Volleyball,
  X,
} from 'lucide-react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Icon as ManifestIcon } from '#manifest'
import { fetched, forgetFailures } from './fetched.ts'
import type { OtherIcon } from './other-icon.tsx'

const Other = fetched(() => import('./other-icon.tsx'))

/** The icons of the first page; the others are loaded together when one of them is first shown. */
const icons = {
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  cherry: Cherry,
  'cloud-off': CloudOff,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  gem: Gem,
  gift: Gift,
  heart: Heart,
  house: House,
  languages: Languages,
  menu: Menu,
  moon: Moon,
  radio: Radio,
  rocket: Rocket,
  spade: Spade,
  sparkles: Sparkles,
  sun: Sun,
  tv: Tv,
  user: User,
  volleyball: Volleyball,
  x: X,
}

interface IconProps {
  /** An icon a manifest may name, or one of the engine’s own. */
  name: keyof typeof icons | OtherIcon | ManifestIcon
  /** In pixels. */
  size?: number
  filled?: boolean
  /** Whether it is mirrored in right-to-left languages. */
  mirrored?: boolean
}

/**
 * A decorative icon; its meaning is in the text or the accessible name of its control. One that cannot be loaded leaves
 * an empty space.
 */
export function Icon({ name, size = 20, filled = false, mirrored = false }: IconProps) {
  const look = {
    size,
    fill: filled ? 'currentColor' : 'none',
    className: mirrored ? 'mirrored' : undefined,
    'aria-hidden': true,
  }
  if (isFirst(name)) {
    const Shape = icons[name]
    return <Shape {...look} />
  }
  const blank = <svg width={size} height={size} aria-hidden />
  return (
    <ErrorBoundary fallback={blank} onError={forgetFailures}>
      <Suspense fallback={blank}>
        <Other name={name} {...look} />
      </Suspense>
    </ErrorBoundary>
  )
}

const isFirst = (name: IconProps['name']): name is keyof typeof icons => name in icons
