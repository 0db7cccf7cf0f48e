import { error, warning, type Codes, type Rule, type RuleSet } from '#manifest-tools/check/rule.ts'

const hasVendor: Rule = ({ pages: { VERIFICATION }, verification }) => {
  if (!VERIFICATION.visible || verification) return []
  return [
    {
      code: 'verification/missing',
      pointer: '/pages/VERIFICATION/visible',
      message: 'VERIFICATION requires a vendor: set "verification", or hide the page.',
      effect: `players cannot verify their identity at ${VERIFICATION.path}`,
    },
  ]
}

const hasPage: Rule = ({ pages: { VERIFICATION }, verification }) => {
  if (VERIFICATION.visible || !verification) return []
  return [
    {
      code: 'verification/no-page',
      pointer: '/verification',
      also: ['/pages/VERIFICATION/visible'],
      message: 'VERIFICATION is hidden: show the page, or remove the setting "verification".',
      effect: 'players do not find where to verify their identity, and the policies allow the vendor for nothing',
    },
  ]
}

const codes: Codes = {
  'verification/missing': error('VERIFICATION is visible, but "verification" is not set.'),
  'verification/no-page': warning('A vendor verifies identity, but VERIFICATION is hidden.'),
}

/** Rules about the verification of identity. */
export const verificationRules: RuleSet = { codes, rules: [hasVendor, hasPage] }
