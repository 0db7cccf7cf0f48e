import { readFileSync } from 'node:fs'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

const schemaFile = 'schemas/generated/manifest.schema.json'

const service = getLanguageService({
  schemaRequestService: () => Promise.resolve(readFileSync(schemaFile, 'utf8')),
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: ['markdown'] } },
      hover: { contentFormat: ['markdown'] },
    },
  },
})

function open(text: string) {
  const document = TextDocument.create('file:///project/manifests/lumina.json', 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** A manifest with these settings and `$schema`; `|` marks the cursor. */
function at(settings: string) {
  const text = `{ "$schema": "../${schemaFile}", "manifestVersion": 1, "id": "lumina", ${settings} }`
  const { document, json } = open(text.replace('|', ''))
  return { document, json, position: document.positionAt(text.indexOf('|')) }
}

/** The completions at the cursor: labels without quotes, the inserted text, and the description. */
export async function completions(settings: string) {
  const { document, json, position } = at(settings)
  const list = await service.doComplete(document, position, json)
  return list!.items.map(({ label, textEdit, documentation }) => ({
    label: label.replaceAll('"', ''),
    text: textEdit?.newText,
    says: typeof documentation === 'string' ? documentation : documentation?.value,
  }))
}

/** The hover text at the cursor, without Markdown escapes. */
export async function hover(settings: string): Promise<string> {
  const { document, json, position } = at(settings)
  const shown = await service.doHover(document, position, json)
  return [shown?.contents ?? []]
    .flat()
    .join('\n')
    .replace(/\\([^\w\s])/g, '$1')
}

/** The problems in a whole manifest: the underlined text and the message. */
export async function problemsIn(text: string) {
  const { document, json } = open(text)
  const problems = await service.doValidation(document, json)
  return problems.map(({ range, message }) => ({ at: document.getText(range), message }))
}

/** The problems in a manifest with these settings. */
export const problems = (settings: string) => problemsIn(at(settings).document.getText())
