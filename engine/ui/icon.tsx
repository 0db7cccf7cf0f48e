import {
  ChevronDown, ChevronLeft, ChevronRight, Check, Cherry, CircleHelp, CloudOff, Crown, Dices, Eye, EyeOff, Flame, Gem, Gift, Heart, House,
  LayoutGrid, LogOut, Menu, Moon, Pause, Play, Radio, Rocket, Spade, Sparkles, Star, Sun, Trophy, Tv, User, Wallet, X, CircleAlert,
  Languages,
} from 'lucide-react'
import type { Icon as ManifestIcon } from '#manifest'

const icons = {
  'chevron-down': ChevronDown, 'chevron-left': ChevronLeft, 'chevron-right': ChevronRight, check: Check, cherry: Cherry,
  'circle-alert': CircleAlert, 'circle-help': CircleHelp, 'cloud-off': CloudOff, crown: Crown, dices: Dices, eye: Eye,
  'eye-off': EyeOff, flame: Flame, gem: Gem, gift: Gift, heart: Heart, house: House,
  languages: Languages, 'layout-grid': LayoutGrid, 'log-out': LogOut, menu: Menu, moon: Moon, pause: Pause, play: Play, radio: Radio,
  rocket: Rocket, spade: Spade, sparkles: Sparkles, star: Star, sun: Sun, trophy: Trophy, tv: Tv, user: User, wallet: Wallet, x: X,
}

/** The interface’s icons: those that a manifest may name, and the controls’ own. */
export type IconName = keyof typeof icons

interface IconProps {
  name: IconName | ManifestIcon
  /** In pixels. */
  size?: number
  filled?: boolean
  /** Turns round where the text runs from right to left. */
  mirrored?: boolean
}

/** A decorative icon: what it means is said by the text or the name of its control. */
export function Icon({ name, size = 20, filled = false, mirrored = false }: IconProps) {
  const Shape = icons[name]
  return <Shape size={size} fill={filled ? 'currentColor' : 'none'} className={mirrored ? 'mirrored' : undefined} aria-hidden />
}
