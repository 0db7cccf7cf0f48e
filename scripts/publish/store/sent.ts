import type { Sent } from './objects.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
}

/** Returns the headers of a file by its name, as deploy/nginx sends them. */
export function sentWith(name: string): Sent {
  const plain = name.replace(/\.br$/, '')
  const ending = /\.([^./]+)$/.exec(plain)?.[1] ?? ''
  return {
    // The page that a framed game opens has no ending.
    type: types[ending] ?? (plain.endsWith('frame-return') ? types.html! : 'application/octet-stream'),
    caching: cachingOf(plain),
    ...(name.endsWith('.br') && { encoding: 'br' }),
  }
}

function cachingOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return name === 'version.json' ? 'no-store' : 'no-cache'
}
