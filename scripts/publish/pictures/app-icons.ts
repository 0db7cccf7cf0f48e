/** An image of the installed site. */
export interface AppIcon {
  address: string
  /** Side length in pixels. */
  size: number
  /** `any` context, `maskable` to a platform’s shape, or `touch`: Apple’s home screens. */
  purpose: 'any' | 'maskable' | 'touch'
  /** The share of the side that the brand’s icon takes: of a maskable image only the middle is always visible. */
  part: number
  /** Whether the background is filled. */
  filled: boolean
}

/** Returns the images of the installed site next to the brand’s icon, drawn by `npm run brand -- icons`. Apple requires PNG. */
export function appIcons(icon: string): AppIcon[] {
  const at = (name: string) => icon.replace(/\.svg$/, `-${name}`)
  return [
    { address: at('192.webp'), size: 192, purpose: 'any', part: 1, filled: false },
    { address: at('512.webp'), size: 512, purpose: 'any', part: 1, filled: false },
    { address: at('maskable.webp'), size: 512, purpose: 'maskable', part: 0.7, filled: true },
    { address: at('touch.png'), size: 180, purpose: 'touch', part: 0.92, filled: true },
  ]
}
