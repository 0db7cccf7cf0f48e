/** What can be done in Studio, in words that follow “You may not”. */
export const actions = {
  read: 'look at brands',
  translate: 'change texts',
  edit: 'change settings and pictures',
  preview: 'make preview links',
  create: 'create and restore brands',
  remove: 'rename and remove brands',
  publish: 'publish',
} as const

export type Action = keyof typeof actions

/** What each role may do. */
export const roles = {
  viewer: ['read'],
  translator: ['read', 'translate'],
  editor: ['read', 'translate', 'edit', 'preview', 'create'],
  publisher: ['read', 'translate', 'edit', 'preview', 'create', 'remove', 'publish'],
} as const satisfies Record<string, readonly Action[]>

export type Role = keyof typeof roles

export const isRole = (name: unknown): name is Role => typeof name === 'string' && Object.hasOwn(roles, name)

export const may = (role: Role, action: Action): boolean => (roles[role] as readonly Action[]).includes(action)

/** Returns why a role may not do something; empty if it may. */
export const refusalOf = (role: Role, action: Action): string =>
  may(role, action) ? '' : `As ${role} you may not ${actions[action]}.`
