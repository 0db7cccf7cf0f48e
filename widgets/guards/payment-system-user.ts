import type { Guard } from '#engine/registry.ts'

/** Holds for players who may deposit and withdraw (spec §6). */
export const paymentSystemUser: Guard = ({ session }) => session.user?.isPaymentSystemUser ?? 'sign-in'
