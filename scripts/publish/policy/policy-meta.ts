/** Directives that only work in a header; browsers warn about them in a page. */
const byHeaderAlone = /^(frame-ancestors|report-uri|report-to|sandbox)(\s|$)/

/** The remaining policy, for servers that send the same headers for all brands. */
export const framePolicy = `frame-ancestors 'none'`

/** Adds the policy to a page, before everything that it restricts. */
export function withPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !byHeaderAlone.test(directive))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ').replaceAll('&', '&#38;').replaceAll('"', '&#34;')}" />`
  const charset = '<meta charset="utf-8" />'
  if (!html.includes(charset)) throw new Error(`The page has no ${charset} to put the policy after.`)
  return html.replace(charset, () => `${charset}\n    ${meta}`)
}
