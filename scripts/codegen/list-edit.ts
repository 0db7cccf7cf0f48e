import type { Schema } from './files.ts'

const name = {
  description:
    'The name of an inherited entry: what it uses or links to, such as `banners`, and after a colon one of its values where several have that name, such as `game-row:lobby.new`.',
  type: 'string',
}

/** Returns the keywords that let a file write an edit of its parents’ list in place of a list. */
export const listEdit = (entry: Schema, changed: Schema): Schema => ({
  type: ['array', 'object'],
  properties: {
    remove: {
      title: 'Removed entries',
      description: 'The names of inherited entries to remove.',
      type: 'array',
      items: name,
    },
    change: {
      title: 'Changed entries',
      description: 'What differs in inherited entries, by name: objects merge, `null` removes.',
      type: 'object',
      additionalProperties: changed,
    },
    insert: {
      title: 'Added entries',
      description: 'New entries, each before or after an inherited one, or at the end.',
      type: 'array',
      items: {
        type: 'object',
        properties: { entry: { title: 'Entry', description: 'The new entry.', ...entry }, before: name, after: name },
        required: ['entry'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
})
