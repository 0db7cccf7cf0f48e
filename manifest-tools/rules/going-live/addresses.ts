import type { Manifest } from '#manifest'
import { child } from '../../json/pointer.ts'
import { placeWords } from '../../explain/titles.ts'
import type { Code, Finding } from '../../check/diagnostic.ts'
import { lie, missing, type Item } from './item.ts'
import { whyAddressNotPublic, whyNotPublic } from './reserved.ts'
import { stringsIn } from './strings.ts'

/** Returns what is wrong with every address in a section. */
export const notPublic = (code: Code, value: unknown, pointer: string, what: string): Finding[] =>
  stringsIn(value, pointer).flatMap((written) => {
    const why = whyAddressNotPublic(written.text)
    return why
      ? [
          lie({
            code,
            pointer: written.pointer,
            message: `${written.text} ${why}: write ${what}.`,
            effect: 'nothing that players do here reaches anybody',
          }),
        ]
      : []
  })

/** Where the API is, on each host. */
export const backEnd: Item = {
  code: 'live/back-end',
  title: 'Back end',
  open: ({ manifest: { api, hosts }, isChosen }) => {
    const pointer = '/api/production'
    const code = 'live/back-end'
    const what = 'the address of your back end'
    if (!isChosen(pointer))
      return [
        missing({
          code,
          pointer,
          message:
            'Nothing says where the platform is: write its address for players, or an empty one if it is on the pages’ own address.',
        }),
      ]
    return [
      ...notPublic(code, api.production, pointer, what),
      ...Object.entries(hosts).flatMap(([host, { api: own }]) =>
        notPublic(code, own, `${child('/hosts', host)}/api`, what),
      ),
    ]
  },
  done: ({ api }) => api.production || 'on the pages’ own origin',
}

/** Where the brand is. */
export const hosts: Item = {
  code: 'live/hosts',
  title: 'Hosts',
  open: ({ manifest }) => {
    const names = Object.keys(manifest.hosts)
    const code = 'live/hosts'
    if (names.length === 0)
      return [missing({ code, pointer: '/hosts', message: 'The brand has no address: add its domain.' })]
    return names.flatMap((host) => {
      const why = whyNotPublic(host)
      const message = `${host} ${why}: write the brand’s own domain.`
      return why ? [lie({ code, pointer: child('/hosts', host), part: 'key', message })] : []
    })
  },
  done: ({ hosts: own }) => Object.keys(own).join(', '),
}

/** Where games come from. */
export const gameHosts: Item = {
  code: 'live/game-hosts',
  title: 'Games’ hosts',
  open: ({ manifest: { games, pages } }) => {
    const code = 'live/game-hosts'
    if (pages.GAME.visible && games.hosts.length === 0) {
      const message = 'No game can be played: list the addresses of your games’ pages.'
      return [missing({ code, pointer: '/games/hosts', message })]
    }
    return notPublic(code, games, '/games', 'the origin that your provider gave you')
  },
  done: ({ games }) => games.hosts.join(', ') || 'none: GAME is hidden',
}

/** Whom pages tell of visits and errors. */
export const services: Item = {
  code: 'live/services',
  title: 'Services',
  open: ({ manifest }) =>
    notPublic('live/services', manifest.services.production, '/services/production', 'the address of your service'),
  done: ({ services: { production } }: Manifest) =>
    Object.keys(production)
      .map((name) => placeWords(child('/services/production', name), {}).split(' › ').at(-1))
      .join(', ') || 'none',
}
