import { banner } from './files.ts'
import { codes } from './manual/diagnostics.ts'
import { glossary } from './manual/glossary.ts'
import { licencePages } from './manual/licences.ts'
import { linkTo, paragraphs } from './manual/markdown.ts'
import { sections, settings } from './manual/settings.ts'
import { guards, widgetParts, widgets } from './manual/widgets.ts'

/** Renders the generated pages of the manual: settings, codes of diagnostics, and the glossary. */
export const manualPages = (): Record<string, string> => ({
  'docs/reference.md': page('Reference: every setting', referenceIntro, contents(), settings(), widgets(), guards()),
  'docs/diagnostics.md': page('Diagnostics: every code', diagnosticsIntro, codes()),
  'docs/glossary.md': page('Glossary', glossary()),
  'docs/licences.md': page('Licences', licencePages()),
})

/** Removes examples, which come from brands and can change without making the page stale. */
export const withoutExamples = (text: string) => text.replace(/\n*- Example: .*$/gm, '')

const page = (title: string, ...parts: string[]) => `${paragraphs(`# ${title}`, `<!-- ${banner} -->`, ...parts)}\n`

const referenceIntro = `All settings of a manifest. A name such as \`theme.radius\` is a path: the key \`radius\` in the object \`theme\`; \`*\` is any key, or any entry of a list. “Required” settings must be in the brand’s file or in one that it extends; inside an optional object, only if that object is present. “Default” is the value in \`manifests/base.json\`, which every brand starts from. [manifest.md](manifest.md) explains how manifests work; [spec-map.md](spec-map.md) maps the names of the specification.

To show one setting in a terminal: \`npm run brand -- explain theme.radius\`.`

const diagnosticsIntro = `All findings of \`npm run brand -- check\`. An error keeps the brand from being published; a warning does not, and a note only informs. Every finding shows its place, the accepted values and what to do. Examples are parts of a manifest that cause the finding.`

function contents(): string {
  const list = (headings: string[]) => headings.map((heading) => linkTo(heading)).join(' · ')
  return paragraphs(`Settings: ${list(sections())}`, `Widgets and guards: ${list(widgetParts)}`)
}
