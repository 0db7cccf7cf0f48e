import type { Manifest } from '#manifest'
import type { Rule, RuleFinding } from '#manifest-tools/check/rule.ts'

/** Returns the bot of each host, and whether the host sets it itself. */
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
  const message = 'TELEGRAM_LOGIN requires a Telegram bot: set "telegram", or hide the page.'
  return [
    {
      code: 'telegram/no-bot',
      pointer: '/pages/TELEGRAM_LOGIN/visible',
      message,
      effect: `nobody can use ${pages.TELEGRAM_LOGIN.path}`,
    },
  ]
}

const everyHostHasBot: Rule = (manifest) => {
  // A client id serves every host that BotFather lists for it.
  if (manifest.telegram?.clientId) return []
  const all = bots(manifest)
  if (!all.some(({ bot }) => bot)) return []
  return all.flatMap(({ host, bot, isOwn }, index): RuleFinding[] => {
    const otherHost = all.slice(0, index).find((other) => other.bot === bot)?.host
    if (bot && !otherHost) return []
    const effect = `players of ${host} cannot sign in with Telegram`
    if (isOwn) {
      const message = `The bot "${bot}" is already used by ${otherHost}, but a bot works on one domain only.`
      return [{ code: 'telegram/bot-on-two-hosts', pointer: `/hosts/${host}/telegram/bot`, message, effect }]
    }
    const message = `A bot works on one domain only, and ${host} has none of its own.`
    return [{ code: 'telegram/host-without-bot', pointer: `/hosts/${host}/telegram`, part: 'holder', message, effect }]
  })
}

/** Rules about signing in with Telegram. */
export const telegram: Rule[] = [pageHasBot, everyHostHasBot]
