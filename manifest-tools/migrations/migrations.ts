import type { Migration } from './migration.ts'

/** All migrations in order; the first one leads from version 1 to 2. A published migration never changes. */
export const migrations: readonly Migration[] = []
