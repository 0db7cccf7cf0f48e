import type { FirstSettings } from './settings.ts'

/** The settings of a page in French, with changes. */
export const firstSettings = (change: Partial<FirstSettings> = {}): FirstSettings => ({
  theme: ['theme:ada', 'dark'],
  languages: ['fr', 'ar', 'en'],
  rightToLeft: ['ar'],
  langQuery: false,
  secretsBelow: ['/reset-password/', '/confirm-email/'],
  language: 'fr',
  path: '/',
  query: [],
  api: '/api',
  calls: ['/banners?lang={language}'],
  files: ['/assets/frame.js', '/assets/frame.css'],
  arabicFace: '/arabic.woff2',
  sheets: 0,
  ...change,
})
