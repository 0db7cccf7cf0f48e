import type { Plugin } from 'vite'

/**
 * Shows a typeface as soon as it is loaded. Published pages preload it, so that one that comes late would only move the
 * page; the dev server’s pages preload nothing, and such a typeface would never show.
 */
export const lateFonts: Plugin = {
  name: 'late-fonts',
  apply: 'serve',
  // After imported style sheets are in the code.
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/engine/theme/') ? code.replaceAll('font-display: optional', 'font-display: swap') : undefined,
}
