import { Ajv, type Options } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { compact } from './compact.ts'
import { banner, type Schema } from './files.ts'

// The package is CommonJS: Node nests `default` twice.
const standaloneCode = (standaloneModule as unknown as { default: typeof standaloneModule }).default

const annotations = [
  'tsType',
  'markdownDescription',
  'x-kind',
  'x-spec',
  'x-later',
  'x-effect',
  'x-own-label',
  'x-purpose',
  'x-words',
  'x-places',
  'x-sample',
  'x-promotes',
  'x-unknown',
  'enumDescriptions',
  'enumTitles',
]

/** Compiles schemas to one ES module of validators with AJV’s errors, without eval and require. */
export const compileValidators = (schemas: Schema[], exported: Record<string, string>) =>
  inline(standalone(schemas, exported, { allErrors: true, verbose: true }))

/** Compiles validators that only return true or false, which are much smaller. */
export const compileGuards = (schemas: Schema[], exported: Record<string, string>) =>
  inline(withoutErrors(standalone(schemas.map(compact), exported, { messages: false })))

function standalone(schemas: Schema[], exported: Record<string, string>, options: Options): string {
  const ajv = new Ajv({
    ...options,
    schemas,
    discriminator: true,
    strictTypes: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  })
  ajv.addVocabulary(annotations)
  return standaloneCode(ajv, exported)
}

/** AJV cannot omit error objects: they are cut out of its code, together with their parameters. */
const withoutErrors = (code: string) => withoutCounts(withoutObjects(code))

/**
 * Without alternatives, whose results AJV calls `_valid`, validation can stop at the first error. What is reached later is valid
 * so far, and no error count needs to be compared.
 */
const withoutCounts = (code: string) =>
  code
    .split(/(?=function validate\d+\()/)
    .map((validator) => (/\b_valid\d/.test(validator) ? validator : stopping(validator)))
    .join('')

function stopping(validator: string): string {
  const code = validator
    .replaceAll('errors++;', 'return false;')
    .replace(/if\(!valid\d+\)\{break;\}/g, '')
    .replace(/if\(valid\d+\)\{/g, '{')
  return /!valid\d/.test(code) ? code : code.replace(/var valid\d+ = (_errs\d+ === errors|true);/g, '')
}

const withoutObjects = (code: string) =>
  code
    .replace(/validate\d+\.errors = \[\{instancePath.*?\}\];return false/g, 'return false')
    .replace(
      /const err\d+ = \{instancePath.*?\};if\(vErrors === null\)\{vErrors = \[err\d+\];\}else \{vErrors\.push\(err\d+\);\}/g,
      '',
    )
    .replace(/, \{instancePath(?::.*?)?,parentData.*?,rootData\}\)/g, ')')
    .replace(
      /vErrors = vErrors === null \? validate\d+\.errors : vErrors\.concat\(validate\d+\.errors\);errors = vErrors\.length;/g,
      'errors++;',
    )
    .replace(/, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g, '')
    .replace(/validate\d+\.errors = vErrors;/g, '')
    .replace(/ && \(missing\d+ = "[^"]*"\)/g, '')

/** AJV’s helper that counts the characters of a text, in a line. */
const ucs2length = 'exports.default = (text) => [...text].length'

/** Bundles AJV’s runtime helpers, which it references with `require(…)`. */
async function inline(code: string): Promise<string> {
  const entry = '\0validators'
  const build = await rolldown({
    input: entry,
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === entry || id.endsWith('/ucs2length') ? id : undefined),
        load: (id) => (id === entry ? code : id.endsWith('/ucs2length') ? ucs2length : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  // Removes the bundler’s comments with file paths, which differ between machines.
  return `// ${banner}\n${output[0].code.replaceAll(/^\/\/ .*\n/gm, '')}`
}
