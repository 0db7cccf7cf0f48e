import type { Rule, RuleFinding } from '../check/rule.ts'

const areClaimedOnce: Rule = ({ id, hosts: own }, { brandsAt }) =>
  Object.keys(own).flatMap((host): RuleFinding[] => {
    const others = brandsAt(host).filter((other) => other !== id)
    if (others.length === 0) return []
    const message = `${host} is already a host of ${others.join(', ')}.`
    return [
      {
        code: 'hosts/claimed-twice',
        pointer: `/hosts/${host}`,
        part: 'key',
        message,
        effect: 'this host serves one of the brands at random',
      },
    ]
  })

const areNotPreviews: Rule = ({ hosts: own }) =>
  Object.keys(own).flatMap((host): RuleFinding[] => {
    if (!host.split('.').includes('preview')) return []
    const message = `${host} cannot be a host: previews are published below "preview".`
    return [
      {
        code: 'hosts/in-preview',
        pointer: `/hosts/${host}`,
        part: 'key',
        message,
        effect: 'a preview can take this host',
      },
    ]
  })

const mirrorsAreUnlisted: Rule = ({ seo, hosts: own }) => {
  const listed = Object.keys(own).filter((host) => (own[host]!.seo?.robots ?? seo.robots) === 'index')
  return listed.slice(1).map((host) => ({
    code: 'hosts/mirror-indexed' as const,
    pointer: `/hosts/${host}`,
    part: 'key' as const,
    message: `Search engines can index both ${host} and ${listed[0]}: set "seo.robots" of the mirror to "noindex".`,
    effect: 'search engines see duplicate content and rank both hosts lower',
  }))
}

const areNotEmpty: Rule = ({ id, hosts: own }) =>
  Object.keys(own).length > 0
    ? []
    : [
        {
          code: 'hosts/none',
          pointer: '/hosts',
          message: `The brand has no host: add one under "hosts" before it is published.`,
          effect: `the brand opens at ${id}.localhost only`,
        },
      ]

/** Rules about the brand’s hosts. */
export const hosts: Rule[] = [areNotEmpty, areClaimedOnce, areNotPreviews, mirrorsAreUnlisted]
