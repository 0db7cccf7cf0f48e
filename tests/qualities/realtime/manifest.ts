import type { Manifest } from '#manifest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

const brand = readBrands('manifests', '').find(({ id }) => id === 'betogol')!.manifest
const { overlays } = brand

/** A brand that shows messages and cashbacks. */
export const manifest: Manifest = {
  ...brand,
  overlays: {
    ...overlays,
    popups: { ...overlays.popups, visible: true },
    cashback: { ...overlays.cashback, visible: true },
  },
}
