import type { Manifest } from '#manifest'
import type { Rule, RuleFinding } from '#engine/manifest/rules/rule.ts'

/** The bot of each host, and whether it is the host’s own rather than the brand’s. */
function bots({ telegram: own, hosts }: Manifest) {
  return Object.entries(hosts).map(([host, { telegram }]) => ({
    host,
    bot: telegram?.bot ?? own?.bot,
    isOwn: telegram !== undefined,
  }))
}

const pageHasBot: Rule = (manifest) => {
  const { pages, telegram: own } = manifest
  if (!pages.TELEGRAM_LOGIN.visible || own || bots(manifest).some(({ bot }) => bot)) return []
  const message = 'TELEGRAM_LOGIN needs a Telegram bot: set "telegram", or hide it.'
  return [
    {
      code: 'telegram/no-bot',
      pointer: '/pages/TELEGRAM_LOGIN/visible',
      message,
      effect: `nobody ever gets to ${pages.TELEGRAM_LOGIN.path}`,
    },
  ]
}

const everyHostHasBot: Rule = (manifest) => {
  const all = bots(manifest)
  if (!all.some(({ bot }) => bot)) return []
  return all.flatMap(({ host, bot, isOwn }, index): RuleFinding[] => {
    const holder = all.slice(0, index).find((other) => other.bot === bot)?.host
    if (bot && !holder) return []
    const effect = `players of ${host} cannot sign in by Telegram`
    if (isOwn) {
      const message = `The bot "${bot}" is the one of ${holder} too, but a bot serves one domain.`
      return [{ code: 'telegram/bot-on-two-hosts', pointer: `/hosts/${host}/telegram/bot`, message, effect }]
    }
    const message = `A bot serves one domain, and ${host} has none of its own.`
    return [{ code: 'telegram/host-without-bot', pointer: `/hosts/${host}/telegram`, part: 'holder', message, effect }]
  })
}

/** Signing in by Telegram. */
export const telegram: Rule[] = [pageHasBot, everyHostHasBot]
