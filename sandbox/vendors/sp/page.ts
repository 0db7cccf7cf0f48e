/** SP’s page; its query holds the options. */
export const spPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Sport</title>
    <style>html, body { margin: 0; background: #0d1117; }</style>
    <script defer src="/sp/sp.js"></script>
  </head>
  <body></body>
</html>
`
