import { banner } from './files.ts'
import { codes } from './manual/diagnostics.ts'
import { linkTo, paragraphs } from './manual/markdown.ts'
import { sections, settings } from './manual/settings.ts'
import { guards, widgetParts, widgets } from './manual/widgets.ts'

/** The pages of the operators’ manual that follow from the schema and from the diagnostics’ catalogue. */
export const manualPages = (): Record<string, string> => ({
  'docs/reference.md': page('Reference: every setting', referenceIntro, contents(), settings(), widgets(), guards()),
  'docs/diagnostics.md': page('Diagnostics: every code', diagnosticsIntro, codes()),
})

/** A page without its examples, which come from brands: these may change without making the page wrong. */
export const withoutExamples = (text: string) => text.replace(/\n*- Example: .*$/gm, '')

const page = (title: string, ...parts: string[]) => `${paragraphs(`# ${title}`, `<!-- ${banner} -->`, ...parts)}\n`

const referenceIntro = `What a manifest can say. A name such as \`theme.radius\` is a place: the key \`radius\` in the object \`theme\`; \`*\` stands for any key, or for any entry of a list. “Required” means that a brand must have it, in its own file or from one that it extends; inside an object that may be left out, only where that object stands. “Default” is what \`manifests/base.json\` says, which every brand starts from. How manifests work is told in [manifest.md](manifest.md); the specification’s names are mapped in [spec-map.md](spec-map.md).

The same for one setting, in a terminal: \`npm run brand -- explain theme.radius\`.`

const diagnosticsIntro = `What \`npm run brand -- check\` can find. An error keeps the brand from being published; a warning does not. Every finding says where it is, what is accepted, and what to do. Examples are parts of a manifest that give the finding.`

function contents(): string {
  const list = (headings: string[]) => headings.map((heading) => linkTo(heading)).join(' · ')
  return paragraphs(`Settings: ${list(sections())}`, `What a manifest can name: ${list(widgetParts)}`)
}
