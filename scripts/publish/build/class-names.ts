import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * Names the classes of style modules: `_name_file`, where `file` stands for the file’s path in four characters. The same in every
 * build, so that what is painted has the names of the style sheets.
 */
export const classNames = {
  generateScopedName: (name: string, file: string) => `_${name}_${scopeOf(relative('.', file))}`,
}

/** Returns the four characters that stand for a file. */
export const scopeOf = (path: string) =>
  createHash('sha256').update(path.replaceAll(sep, '/')).digest('base64url').slice(0, 4)
