import type { Write } from '../../manifest-tools/json/change.ts'
import { placed } from '../../manifest-tools/json/format-manifest.ts'

/** Writes a value as `brand create` does: on its line if it fits, otherwise broken up at the indentation of that line. */
export const written: Write = (value, indent, start) => placed(value, indent, start)
