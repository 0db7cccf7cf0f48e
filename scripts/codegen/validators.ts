import { Ajv, type Options } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { banner, type Schema } from './files.ts'

// The package is CommonJS: Node gives the function behind `default` twice.
const standaloneCode = ((standaloneModule as any).default ?? standaloneModule) as typeof standaloneModule.default

const annotations = ['tsType', 'markdownDescription', 'x-source', 'x-answers']

/** Compiles schemas to one ES module of validators that needs neither eval nor require. */
export async function compileValidators(schemas: Schema[], exported: Record<string, string>, options: Options): Promise<string> {
  const ajv = new Ajv({ ...options, schemas, discriminator: true, strictTypes: false, inlineRefs: false, code: { source: true, esm: true } })
  ajv.addVocabulary(annotations)
  return inline(standaloneCode(ajv, exported))
}

/** The schema without its annotations, and compact: what a validator that only says yes or no has to carry. */
export const bare = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (typeof value?.description !== 'string') return value
    const { description: _description, title: _title, tsType: _tsType, ...rest } = value
    return uniform(rest)
  })

/** An object whose properties are all of one type, such as the pages, says so once. */
function uniform(schema: Schema): Schema {
  const { properties, ...rest } = schema
  const references = new Set(Object.values((properties ?? {}) as Record<string, Schema>).map(({ $ref }) => $ref))
  const [reference] = references
  if (references.size !== 1 || !reference || schema.additionalProperties !== false) return schema
  return { ...rest, propertyNames: { enum: Object.keys(properties) }, additionalProperties: { $ref: reference } }
}

/** What AJV leaves as `require(…)` (its runtime helpers) is bundled in. */
async function inline(code: string): Promise<string> {
  const entry = '\0validators'
  const build = await rolldown({
    input: entry,
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return `// ${banner}\n${output[0].code}`
}
