import type { Rule, RuleFinding } from './rule.ts'

const areClaimedOnce: Rule = ({ id, hosts: own }, { brandsAt }) =>
  Object.keys(own).flatMap((host): RuleFinding[] => {
    const others = brandsAt(host).filter((other) => other !== id)
    if (others.length === 0) return []
    const message = `${host} is a host of ${others.join(', ')} too.`
    return [
      {
        code: 'hosts/claimed-twice',
        pointer: `/hosts/${host}`,
        part: 'key',
        message,
        effect: 'players who come to this host reach one of the brands by chance',
      },
    ]
  })

const mirrorsAreUnlisted: Rule = ({ seo, hosts: own }) => {
  const listed = Object.keys(own).filter((host) => (own[host]!.seo?.robots ?? seo.robots) === 'index')
  return listed.slice(1).map((host) => ({
    code: 'hosts/mirror-indexed' as const,
    pointer: `/hosts/${host}`,
    part: 'key' as const,
    message: `Search engines may list ${host} beside ${listed[0]}: a mirror needs "seo": { "robots": "noindex" }.`,
    effect: 'search engines find the same pages twice and rank both lower',
  }))
}

/** The host names of the brand. */
export const hosts: Rule[] = [areClaimedOnce, mirrorsAreUnlisted]
