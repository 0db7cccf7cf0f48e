import type { Guard, Load, Registry } from '#engine/registry.ts'

const widgets = import.meta.glob<{ default: never }>('../../widgets/{blocks,overlays,jackpots,loaders}/*/index.tsx')
const guards = import.meta.glob<Record<string, Guard>>('../../widgets/guards/*.ts', { eager: true, base: '../../widgets/guards' })

const slot = (name: string) =>
  Object.fromEntries(
    Object.entries(widgets).flatMap(([path, load]): [string, Load<never>][] => {
      const [, , , of, widget] = path.split('/')
      return of === name && widget ? [[widget, load]] : []
    }),
  )

const guardName = (path: string) => path.replace('./', '').replace('.ts', '')

/** The widgets whose folders are there. */
export const registry = {
  blocks: slot('blocks'),
  overlays: slot('overlays'),
  jackpots: slot('jackpots'),
  loaders: slot('loaders'),
  guards: Object.fromEntries(Object.entries(guards).map(([path, module]) => [guardName(path), Object.values(module)[0]])),
} as unknown as Registry
