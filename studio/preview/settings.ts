import type { StandIns } from '../../scripts/publish/brands/stand-ins.ts'
import type { VendorScripts } from '../../scripts/publish/brands/vendor-origins.ts'

/** Where a preview gets a session of a demo player that the server keeps ready, and the header that names its token. */
export const sessionPath = '/__preview/session'

/** Where a call of a form is refused as a platform refuses it. */
export const refusalPath = '/__preview/refusal'
/** The picture of samples, which the options schemas of blocks name. */
export const samplePath = '/__preview/sample.svg'
/** The login that pictures show of a brand without one. */
export const sampleTelegram = { bot: 'sample_bot', clientId: 1 }
/** The hosts of pictures, as `8.<brand>.localhost`: of those for visitors and of those for players. */
export const pictureNumbers = { visitors: 8, players: 7 }
export const tokenHeader = 'x-preview-token'

/** What the server writes into the page of a preview, as JSON in `#studio`. */
export interface PreviewSettings {
  /** Studio’s origin: the only one that the page talks to. */
  origin: string
  /** Of all previews of one start of the server. */
  token: string
  /** What stands in for vendors. */
  standIns: StandIns
  scripts: VendorScripts
  /** The demo players of the sandbox. */
  players: { login: string; password: string }[]
  /** The roles of `brand access`, and what distinguishes them from a plain player; null for visitors. */
  roles: { id: string; user: object | null }[]
}

/** Returns the settings of the page; undefined outside of a preview, and for a page that is no frame. */
export function readSettings(): PreviewSettings | undefined {
  const text = document.getElementById('studio')?.textContent
  return text && window.parent !== window ? (JSON.parse(text) as PreviewSettings) : undefined
}
