import type { Sandbox } from '../../sandbox/app/server.ts'
import { samplePath } from '../../studio/preview/settings.ts'

/** A picture in the proportions of a banner, which no brand has: the light and the colours of any. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480" width="1200" height="480">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3b4a8c"/><stop offset="1" stop-color="#e8a87c"/></linearGradient>
<radialGradient id="sun"><stop stop-color="#fff3d6"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>
</defs>
<path fill="url(#sky)" d="M0 0h1200v480H0z"/>
<circle cx="860" cy="250" r="210" fill="url(#sun)"/>
<circle cx="860" cy="250" r="62" fill="#fff3d6"/>
<path fill="#5d5a93" d="M0 330l210-120 160 92 190-142 240 160 180-84 220 110v134H0z"/>
<path fill="#3c3f73" d="M0 390l170-74 250 84 210-110 260 110 310-90v170H0z"/>
<path fill="#252a52" d="M0 430c220-46 420 24 620-4s390-34 580 6v48H0z"/>
</svg>`

/** Serves the picture that samples of blocks show in the catalogue. No published page has it. */
export const serveSamplePicture = (app: Sandbox['app']) =>
  app.get(samplePath, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'max-age=3600').type('image/svg+xml').send(picture),
  )
