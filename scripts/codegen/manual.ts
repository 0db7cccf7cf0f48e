import { banner } from './files.ts'
import { codes } from './manual/diagnostics.ts'
import { linkTo, paragraphs } from './manual/markdown.ts'
import { sections, settings } from './manual/settings.ts'
import { guards, widgetParts, widgets } from './manual/widgets.ts'

/** The pages of the operators’ manual that are generated from the schema and the catalogue of diagnostics. */
export const manualPages = (): Record<string, string> => ({
  'docs/reference.md': page('Reference: every setting', referenceIntro, contents(), settings(), widgets(), guards()),
  'docs/diagnostics.md': page('Diagnostics: every code', diagnosticsIntro, codes()),
})

/** A page without its examples, which come from brands and may change without invalidating the page. */
export const withoutExamples = (text: string) => text.replace(/\n*- Example: .*$/gm, '')

const page = (title: string, ...parts: string[]) => `${paragraphs(`# ${title}`, `<!-- ${banner} -->`, ...parts)}\n`

const referenceIntro = `Every setting of a manifest. A name such as \`theme.radius\` is a path: the key \`radius\` in the object \`theme\`; \`*\` stands for any key, or for any entry of a list. “Required” means that a brand must set it, in its own file or in one that it extends; inside an optional object, only if that object is present. “Default” is the value in \`manifests/base.json\`, which every brand extends. [manifest.md](manifest.md) explains how manifests work; [spec-map.md](spec-map.md) maps the specification’s names.

To see one setting in a terminal: \`npm run brand -- explain theme.radius\`.`

const diagnosticsIntro = `Every finding of \`npm run brand -- check\`. An error prevents publishing; a warning does not. Each finding names its place, the accepted values, and the remedy. The examples are parts of a manifest that cause the finding.`

function contents(): string {
  const list = (headings: string[]) => headings.map((heading) => linkTo(heading)).join(' · ')
  return paragraphs(`Settings: ${list(sections())}`, `What a manifest can name: ${list(widgetParts)}`)
}
