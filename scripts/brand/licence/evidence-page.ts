import type { Box, DutyEvidence, Evidence, LicenceEvidence, Picture } from '#manifest-tools/licences/evidence.ts'
import { readWords, whoWords } from '#manifest-tools/licences/duties.ts'
import { pictureSize } from './pictures.ts'
import { escapeHtml } from '../../publish/head/escape-html.ts'

/** What a state is called in an evidence. */
export const stateWords: Record<DutyEvidence['state'], string> = {
  held: 'Held',
  unseen: 'Not seen on its screen',
  broken: 'Not held',
  unclear: 'Not known: the manifest does not say enough',
  coming: 'Applies later',
  over: 'No longer applies',
  platform: 'Held by the platform, not checked here',
  vendor: 'Held by a vendor, not checked here',
  product: 'Held by the product in every brand',
}

const style = `
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; margin: 0 auto; max-width: 60rem; padding: 1rem }
h1, h2, h3 { line-height: 1.25 }
a { color: #0b4fa8 }
.note { border: 2px solid #1a1a1a; padding: .75rem 1rem }
.duty { border-top: 1px solid #767676; padding-block: .5rem }
.state { font-weight: 700 }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: #4a4a4a }
dd { margin: 0; overflow-wrap: anywhere }
table { border-collapse: collapse }
th, td { border: 1px solid #767676; padding: .25rem .5rem; text-align: start }
figure { display: inline-block; margin: .5rem .5rem 0 0; vertical-align: top }
.picture { position: relative; display: block; overflow: hidden; inline-size: max-content }
.outline { position: absolute; box-sizing: border-box; border: 2px solid #c4002b; outline: 1px solid #fff }
figure img { display: block; inline-size: 11.75rem; block-size: auto; border: 1px solid #767676 }
code { overflow-wrap: anywhere }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dt { font-weight: 700 } }
@media print { body { max-width: none; font-size: 11pt } .duty { break-inside: avoid } a { color: inherit } }
`

/** Renders an evidence as a page of its own: plain HTML without scripts, which prints. */
export function evidencePage(evidence: Evidence): string {
  const { name, brand, hosts, day, manifest, build, strict, licences, note } = evidence
  const title = `Evidence of licences: ${name}, ${day}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(note)}</p>
<dl>
${rows([
  ['Brand', brand],
  ['Hosts', hosts.join(', ') || 'none'],
  ['Day', day],
  ['Manifest (SHA-256)', manifest],
  ['Build', build ?? 'not named'],
  ['Second-hand duties', strict ? 'bind (strictLicences)' : 'are warnings'],
])}
</dl>
${licences.map(licenceSection).join('\n')}
</main>
</body>
</html>
`
}

const rows = (pairs: (readonly [name: string, text: string])[]) =>
  pairs.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('\n')

function licenceSection({ id, name, authority, draft, duties }: LicenceEvidence): string {
  const counts = new Map<DutyEvidence['state'], number>()
  for (const { state } of duties) counts.set(state, (counts.get(state) ?? 0) + 1)
  return `<section aria-labelledby="licence-${id}">
<h2 id="licence-${id}">${escapeHtml(`${name} (${id})`)}</h2>
<p>${escapeHtml(authority)}${draft ? '. This pack is a draft: it is incomplete, sets nothing, and only warns.' : ''}</p>
<table>
<caption>Duties by their state</caption>
<thead><tr><th scope="col">State</th><th scope="col">Duties</th></tr></thead>
<tbody>
${[...counts].map(([state, count]) => `<tr><th scope="row">${stateWords[state]}</th><td>${count}</td></tr>`).join('\n')}
</tbody>
</table>
${duties.map((duty) => dutySection(id, duty)).join('\n')}
</section>`
}

function dutySection(licence: string, duty: DutyEvidence): string {
  const { id, says, source, state, settings, rule, heldBy, mustSay, problems, from, until, screens } = duty
  const link = source.address
    ? `<a href="${escapeHtml(source.address)}">${escapeHtml(source.title)}</a>`
    : escapeHtml(source.title)
  const read = `${readWords[source.read as keyof typeof readWords]}, ${source.readOn}${source.note ? `. ${source.note}` : ''}`
  return `<article class="duty" aria-labelledby="${licence}-${id}">
<h3 id="${licence}-${id}">${escapeHtml(says)}</h3>
<p class="state">${stateWords[state]}${state === 'broken' ? (duty.isBinding ? '. It binds.' : '. It does not bind: a warning.') : ''}</p>
<dl>
${rows([['Duty', `${licence}, ${id}`]])}
<dt>Source</dt><dd>${link} (${escapeHtml(read)})</dd>
${rows([
  ...(from ? [['From', from] as const] : []),
  ...(until ? [['Until', until] as const] : []),
  ...settings.map(
    ({ pointer, must, value, setBy }) =>
      [
        'Setting',
        `${pointer} must be ${must}; it is ${value === undefined ? 'not set' : JSON.stringify(value)}, from ${setBy}`,
      ] as const,
  ),
  ...(rule ? [['Rule', rule] as const] : []),
  ...(heldBy ? [[`Held by the ${heldBy}`, mustSay ?? ''] as const] : []),
  ...problems.map((problem) => ['Open', problem] as const),
  ['Screens', screens.map(screenText).join('; ') || 'No screen shows it.'],
])}
</dl>
${screens.flatMap(({ page, pictures = [] }) => pictures.map((picture) => figure(page, picture))).join('\n')}
</article>`
}

const screenText = ({ page, path, who, shows }: DutyEvidence['screens'][number]) =>
  `${page} (${path})${who ? `, ${whoWords[who]}` : ''}: ${shows.join(', ')}`

function figure(page: string, { language, file, sha256 = '', isSeen, box }: Picture): string {
  const seen = isSeen === undefined ? '' : isSeen ? ', seen' : ', not seen'
  const caption = escapeHtml(`${page}, ${language}${seen}`)
  if (file === undefined) return `<figure><figcaption>${caption}: the screen could not be reached</figcaption></figure>`
  const alt = escapeHtml(`The page ${page} in the language ${language}`)
  return `<figure><a class="picture" href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy">${box ? outline(box) : ''}</a><figcaption>${caption}<br><code>${sha256.slice(0, 12)}</code></figcaption></figure>`
}

/** An outline over a picture, in percent of it. */
function outline({ x, y, width, height }: Box): string {
  const percent = (pixels: number, of: number) => `${Math.round((pixels / of) * 1000) / 10}%`
  const { width: wide, height: high } = pictureSize
  return `<span class="outline" style="left: ${percent(x, wide)}; top: ${percent(y, high)}; width: ${percent(width, wide)}; height: ${percent(height, high)}"></span>`
}
