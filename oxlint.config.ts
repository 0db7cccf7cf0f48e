import type { OxlintConfig, OxlintOverride } from 'oxlint'
import { importRules } from './scripts/house/import-rules.ts'
import { testFiles } from './scripts/house/imports.ts'
import { declaredNeeds } from './scripts/house/needs.ts'

/** The table of docs/imports.md. */
const restricted = importRules(declaredNeeds(import.meta.dirname)).map(({ files, group, message }): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
}))

const markup = ['innerHTML', 'outerHTML'].map((property) => ({
  property,
  message: 'SafeHtml is the only place that writes markup.',
}))

const formatted =
  'Each browser has its own calendar and digits: use engine/i18n/formats.ts, which has those of the manifest.'

/** What writes a number or a date as the browser likes. */
const formats = [
  ...['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'DurationFormat'].map((property) => ({
    object: 'Intl',
    property,
    message: formatted,
  })),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
    property,
    message: formatted,
  })),
]

const throws =
  'It may throw or be null: use engine/data/storage.ts, which keeps in memory what the browser does not store.'

/** What a browser without storage throws at, by each name that a page has for its window. */
const storages = ['localStorage', 'sessionStorage']
const storageProperties = [
  { object: 'document', property: 'cookie', message: throws },
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    storages.map((property) => ({ object, property, message: throws })),
  ),
]

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['schemas/generated', 'dist', 'coverage', 'widgets/registry.ts', 'bench/rivals/frozen'],
  rules: {
    'max-lines': [
      'error',
      {
        max: 250,
      },
    ],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'no-restricted-properties': ['error', ...markup],
    'no-underscore-dangle': [
      'error',
      {
        allow: ['__calls'],
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/no-thenable': 'off',
    'eslint/no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'import/no-unassigned-import': 'off',
    'promise/no-callback-in-promise': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    'react/no-unstable-nested-components': 'off',
    'react/no-array-index-key': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'promise/always-return': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/no-conditional-expect': 'off',
    'import/no-named-as-default-member': 'off',
    'react/static-components': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
  },
  overrides: [
    ...restricted,
    {
      files: ['{engine,domains,widgets}/**'],
      rules: {
        'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: throws }))],
        'no-restricted-properties': ['error', ...markup, ...formats, ...storageProperties],
      },
    },
    {
      files: [
        'engine/data/{storage,lasting-storage}.ts',
        'engine/first-script/stored.ts',
        'domains/consent/clear-traces.ts',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': ['error', ...markup, ...formats] },
    },
    {
      files: ['engine/i18n/{formats,calendar,own-formats}.ts'],
      rules: { 'no-restricted-properties': ['error', ...markup, ...storageProperties] },
    },
    {
      files: testFiles,
      rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    { files: ['engine/ui/safe-html.tsx'], rules: { 'react/no-danger': 'off' } },
    { files: ['scripts/codegen/**'], rules: { 'typescript/no-explicit-any': 'off' } },
    {
      files: ['scripts/**', 'sandbox/**', 'manifest-tools/**', 'testing/**', 'tests/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
  ],
} satisfies OxlintConfig
