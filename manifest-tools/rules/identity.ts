import type { Rule, RuleFinding } from '../check/rule.ts'

/** Names below `localhost`, or of hosts, that developers’ servers and back ends use themselves. */
const reservedIds = ['api', 'base', 'frames', 'games', 'localhost', 'preview', 'shared', 'vendors', 'www']

const idIsFree: Rule = ({ id }) => {
  if (!reservedIds.includes(id)) return []
  return [
    {
      code: 'manifest/reserved-id',
      pointer: '/id',
      message: `A brand cannot be called "${id}": the name is used otherwise. Rename the file and the id.`,
      effect: `${id}.localhost does not open the brand`,
    },
  ]
}

/** What operators, reports and the platform tell brands apart by. */
const tellingApart = {
  name: 'players cannot tell the brands apart',
  project: 'the platform cannot tell the brands apart',
}

const mostNamed = 5

const fewOf = (ids: readonly string[]) =>
  ids.length > mostNamed ? `${ids.slice(0, mostNamed).join(', ')} and ${ids.length - mostNamed} more` : ids.join(', ')

const isNotTaken: Rule = (manifest, { brandsCalled }) =>
  (['name', 'project'] as const).flatMap((key): RuleFinding[] => {
    const others = brandsCalled(key, manifest[key]).filter((other) => other !== manifest.id)
    if (others.length === 0) return []
    return [
      {
        code: `manifest/same-${key}`,
        pointer: `/${key}`,
        message: `"${key}" is "${manifest[key]}", as in ${fewOf(others)}.`,
        effect: tellingApart[key],
      },
    ]
  })

/** Rules about what distinguishes a brand from others. */
export const identity: Rule[] = [idIsFree, isNotTaken]
