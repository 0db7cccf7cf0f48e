import type { OwnKind } from '../../../manifest-tools/layers/content-source.ts'

/** What a brand may write in place of its platform, by the read that it replaces. */
const kinds: Record<string, { kind: OwnKind; label: string }> = {
  'GET /banners': { kind: 'banners', label: 'Make the banners the brand’s own' },
  'GET /popups': { kind: 'popups', label: 'Make the messages the brand’s own' },
  'GET /promotions': { kind: 'promotions', label: 'Make the promotions the brand’s own' },
}

/** Returns what a brand may write itself of the reads that gave something. */
export const kindsOf = (calls: readonly string[]) => calls.flatMap((call) => kinds[call] ?? [])
