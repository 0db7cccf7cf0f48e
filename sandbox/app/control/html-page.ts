const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 720px; margin: 32px auto; padding: 0 16px; }
ol { padding: 0; list-style: none; }
li { margin-block-end: 16px; padding: 16px; border: 1px solid #8886; border-radius: 10px; }
h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
p, pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { font-size: 13px; }
small { display: flex; flex-wrap: wrap; gap: 4px 16px; opacity: 0.75; }
`

/** The headers of the sandbox’s HTML pages. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** An HTML page of the sandbox: a heading, an introduction and a list of items. */
export function htmlPage({
  title,
  about,
  items,
  none,
}: {
  title: string
  about: string
  items: readonly string[]
  none: string
}): string {
  const list = items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>` : `<p>${none}</p>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${about}</p>
${list}
</html>`
}

/** A time as readable markup. */
export const moment = (at: string) => `<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`

/** Escapes text for use in markup. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
