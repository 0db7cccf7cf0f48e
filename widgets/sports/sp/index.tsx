import type { CreateSport, SportHost } from '#domains/sport/contract.ts'
import { fontName } from '#domains/sport/brand-look.ts'
import { framedSport } from '#domains/sport/parts/framed-sport.tsx'

/** SP’s page in a frame. A player is signed in there by a token, if the platform provides one. */
const sp: CreateSport<'sp'> = ({ url, hosts }, host) =>
  framedSport({
    host,
    vendor: { hosts },
    open: () => tokenOf(host),
    show: (token, { eventId }) => {
      const address = new URL(url)
      const query = {
        lang: host.language,
        mode: modeOf(host),
        device: host.device,
        theme: host.theme,
        token,
        eventId,
        // Those below are assumed. A vendor that does not know them shows its own look, sections and formats.
        oddsFormat: host.oddsFormat,
        timeZone: host.timeZone,
        sections: '0',
        look: JSON.stringify({ tokens: host.tokens, radius: host.radius, font: fontName(host.fonts) }),
      }
      for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
      return { url: address.href }
    },
  })

const modeOf = ({ type }: SportHost<'sp'>) => (type === 'sport' ? 'pregame' : 'live')

/** The statuses of a call that the platform lacks. */
const lacking = [404, 405, 501]

/** Undefined for visitors, and if the platform lacks the call: then SP’s page asks players to sign in itself. */
async function tokenOf(host: SportHost<'sp'>): Promise<string | undefined> {
  if (!host.user) return undefined
  try {
    const { token } = await host.session({
      lang: host.language,
      device: host.device === 'm' ? 'M' : 'D',
      type: modeOf(host),
    })
    return token
  } catch (error) {
    if (lacking.includes((error as { status?: number }).status!)) return undefined
    throw error
  }
}

export default sp
