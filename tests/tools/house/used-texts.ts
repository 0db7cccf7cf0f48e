import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CallExpression, Expression, Node, VariableDeclaration } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadAssignment,
  isStringLiteralLikeNode,
  isTemplateExpression,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type } from 'typescript/unstable/sync'

/** A place in the code that requests texts. */
export interface TextUse {
  /** `widgets/blocks/wheel/title.tsx: t(title)` */
  place: string
  /** The namespaces in which the text is looked up. */
  namespaces: string[]
  /** The possible keys by the compiler’s types; undefined if the type is `string`. */
  keys: string[] | undefined
  /** Whether a count selects among plural forms. */
  counts: boolean
}

const defaultNamespace = 'common'

/** In place of a namespace: the keys are options of a block, which may name any. */
export const ofManifests = '*'

/**
 * Every call of `t`, and of the language store’s `text`, `fetchText` and `fetchTemplate`, in the browser’s code; keys by the compiler’s
 * types.
 */
export function textUses(root: string): TextUse[] {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProject: resolve(root, 'engine/tsconfig.json') }).getProjects()[0]!
    const { program, checker } = project
    return sources(root).flatMap((path) => {
      const file = program.getSourceFile(resolve(root, path))
      if (!file) throw new Error(`${path} belongs to no project`)
      return callsIn(file).map((call) => useOf(call, path, checker))
    })
  } finally {
    api.close()
  }
}

const asks = /\bt\(|\.(text|fetchText|fetchTemplate)\(/

const sources = (root: string) =>
  globSync('{engine,domains,widgets}/**/*.{ts,tsx}', { cwd: root })
    .filter(
      (path) =>
        !/\.(test|fixture|d)\.tsx?$|\/testing\//.test(path) && asks.test(readFileSync(resolve(root, path), 'utf8')),
    )
    .sort()

function callsIn(node: Node): CallExpression[] {
  const found: CallExpression[] = []
  const visit = (each: Node): void => {
    if (isCallExpression(each) && asksForText(each)) found.push(each)
    each.forEachChild(visit)
  }
  visit(node)
  return found
}

function asksForText({ expression, arguments: [key] }: CallExpression): boolean {
  if (!key) return false
  if (isIdentifier(expression)) return expression.text === 't'
  if (!isPropertyAccessExpression(expression)) return false
  const { name, expression: owner } = expression
  const ownerName = isPropertyAccessExpression(owner) ? owner.name.text : isIdentifier(owner) ? owner.text : ''
  return ['text', 'fetchText', 'fetchTemplate'].includes(name.text) && ownerName === 'language'
}

function useOf(call: CallExpression, path: string, checker: Checker): TextUse {
  const [key, options] = call.arguments as readonly Expression[]
  const of = isIdentifier(call.expression) ? namespacesAround(call) : [defaultNamespace]
  const own = options && namespaceOption(options)
  return {
    place: `${path}: ${call.getText().replace(/\s+/g, ' ').slice(0, 90)}`,
    namespaces: own ? [own] : of,
    keys: textsOf(key!, checker),
    counts:
      options !== undefined &&
      isObjectLiteralExpression(options) &&
      options.properties.some((property) => !isSpreadAssignment(property) && property.name.getText() === 'count'),
  }
}

function namespaceOption(options: Expression): string | undefined {
  if (!isObjectLiteralExpression(options)) return undefined
  const property = options.properties.find((each) => isPropertyAssignment(each) && each.name.getText() === 'ns')
  return property && isPropertyAssignment(property) && isStringLiteralLikeNode(property.initializer)
    ? property.initializer.text
    : undefined
}

/** The namespaces of the `t` of a call: from where it is declared, `useTranslation('user')` or a parameter’s type. */
function namespacesAround(call: Node): string[] {
  for (let scope = call.parent; scope; scope = scope.parent) {
    const [found] = declarationsOf(scope)
    if (found) return found
  }
  throw new Error(`${call.getText()}: where does t come from?`)
}

function declarationsOf(scope: Node): string[][] {
  if (isArrowFunction(scope) || isFunctionDeclaration(scope) || isFunctionExpression(scope)) {
    const type = scope.parameters.find(({ name }) => name.getText() === 't')?.type?.getText()
    return type ? [[/'([\w-]+)'/.exec(type)?.[1] ?? defaultNamespace]] : []
  }
  if (!isBlock(scope)) return []
  return scope.statements
    .filter(isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map((each) => namespacesOf(each)))
    .filter((namespaces) => namespaces !== undefined)
}

/** `user` for `const { t } = useTranslation('user')`. */
function namespacesOf(node: VariableDeclaration): string[] | undefined {
  if (!node.initializer || !isCallExpression(node.initializer)) return undefined
  const names: string[] = []
  node.name.forEachChild((element) => void (isBindingElement(element) && names.push(element.name?.getText() ?? '')))
  if (!names.includes('t')) return undefined
  const [given] = node.initializer.arguments as readonly Expression[]
  // Where it depends on a setting, the first of both has all.
  const argument = given && isConditionalExpression(given) ? given.whenTrue : given
  if (node.initializer.expression.getText() === 'useOwnTexts') return [ofManifests]
  if (!argument) return [defaultNamespace]
  if (isStringLiteralLikeNode(argument)) return [argument.text]
  return isArrayLiteralExpression(argument)
    ? argument.elements.map((each) => (isStringLiteralLikeNode(each) ? each.text : ''))
    : undefined
}

/** Every string that an expression can have. */
function textsOf(expression: Expression, checker: Checker): string[] | undefined {
  if (isStringLiteralLikeNode(expression)) return [expression.text]
  if (isConditionalExpression(expression))
    return all([textsOf(expression.whenTrue, checker), textsOf(expression.whenFalse, checker)])
  if (!isTemplateExpression(expression)) return literalsOf(checker.getTypeAtLocation(expression), checker)
  let texts: string[] | undefined = [expression.head.text]
  for (const { expression: part, literal } of expression.templateSpans) {
    const parts: string[] | undefined = textsOf(part, checker)
    texts = parts && texts?.flatMap((before) => parts.map((each) => `${before}${each}${literal.text}`))
  }
  return texts
}

function literalsOf(type: Type | undefined, checker: Checker): string[] | undefined {
  if (!type) return undefined
  if (type.isLiteralType()) return [String(type.value)]
  if (type.isUnionType()) return all(type.getTypes().map((each) => literalsOf(each, checker)))
  if (type.isTypeParameter()) return literalsOf(checker.getBaseConstraintOfType(type), checker)
  return undefined
}

const all = (lists: (string[] | undefined)[]) => (lists.every((list) => list !== undefined) ? lists.flat() : undefined)
