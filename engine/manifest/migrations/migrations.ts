import type { Migration } from './migration.ts'

/** Every migration, in order: the first leads from version 1 to 2. A published one never changes. */
export const migrations: readonly Migration[] = []
