/** What a policy can say by a header alone: browsers warn of these in a page. */
const byHeaderAlone = /^(frame-ancestors|report-uri|report-to|sandbox)(\s|$)/

/** The rest of every page’s policy, for a server that sends the same headers for all brands. */
export const framePolicy = `frame-ancestors 'none'`

/** The page with its policy in it, ahead of everything that the policy is about. */
export function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !byHeaderAlone.test(directive))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ').replaceAll('&', '&#38;').replaceAll('"', '&#34;')}" />`
  const charset = '<meta charset="utf-8" />'
  if (!html.includes(charset)) throw new Error(`The page has no ${charset} for the policy to stand behind.`)
  return html.replace(charset, () => `${charset}\n    ${meta}`)
}
