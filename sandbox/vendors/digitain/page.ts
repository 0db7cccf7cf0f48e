/** The page in Digitain’s frame. */
export const sportsBookPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sportsbook</title>
    <style>html, body { margin: 0; background: #12171a; }</style>
    <script defer src="/digitain/sports-book.js"></script>
  </head>
  <body></body>
</html>
`

/**
 * Returns the policy of the page: only pages of the domains in `parent` may frame it, at any depth. That the parameter is
 * mandatory is seen in (1) of parameters.ts; that it is enforced by this header is assumed.
 */
export function sportsBookPolicy(parent: string): string {
  const domains = parent.split(',').flatMap((each) => {
    const domain = each
      .trim()
      .replace(/^https?:\/\//, '')
      .replace(/[/:].*$/, '')
    return /^[a-z0-9.-]+$/.test(domain) ? [`${domain}:*`] : []
  })
  return `frame-ancestors ${domains.length > 0 ? domains.join(' ') : "'none'"}`
}
