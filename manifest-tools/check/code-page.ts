/**
 * Returns where a code is explained: on the documentation site (`npm run docs`) if the variable `DOCS_URL` has its address, else in
 * this repository.
 */
export function codePage(code: string): string {
  const site = process.env.DOCS_URL?.replace(/\/$/, '')
  return site ? `${site}/diagnostics/${code}.html` : `docs/diagnostics.md#${code.replace('/', '').toLowerCase()}`
}

/** Returns the address of a code’s page for programs that open it; undefined where it is a file of this repository. */
export function codeAddress(code: string): string | undefined {
  const page = codePage(code)
  return URL.canParse(page) ? page : undefined
}

/** How many pages a report names. More codes share a cause, or a beginning. */
const most = 5

/** Returns a line for each code of a report that says where it is explained; empty for none. */
export function explained(diagnostics: readonly { code: string }[]): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  const width = Math.max(...codes.map((code) => code.length))
  return codes
    .slice(0, most)
    .map((code) => `${code.padEnd(width)}  ${codePage(code)}`)
    .join('\n')
}
