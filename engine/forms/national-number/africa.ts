import type { NumberFormat } from './number-format.ts'

export const africa = {
  NG: {
    // Its digits are random: https://nimc.gov.ng/about-nin/
    nin: { label: 'NIN', example: '12345678901', lengths: [11] },
    // https://www.cbn.gov.ng/Paymentsystem/BVN.html
    bvn: { label: 'BVN', example: '22123456789', lengths: [11], shape: /^22/ },
  },
} satisfies Record<string, Record<string, NumberFormat>>
