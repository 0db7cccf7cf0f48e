import { error, warning, type Codes, type RuleSet } from '#manifest-tools/check/rule.ts'
import { agreement } from './agreement-rules.ts'
import { formRules } from './form-rules.ts'
import { registration } from './registration-rules.ts'
import { telegram } from './telegram-rules.ts'

const codes: Codes = {
  'forms/file-of-visitor': error('A registration asks for a file, which only players can upload.'),
  'forms/lacks-specified-field': warning('A registration lacks a field that the specification requires.'),
  'forms/no-national-number': error('The product knows no national number of this country or name.'),
  'forms/unread-permission': warning('No field of the registration form reads a setting of its permissions.'),
  'registration/age-sign-too-low': warning('The age sign is below the minimum age for registration.'),
  'registration/bonus-excluded': error('The default bonus is excluded.'),
  'registration/bonus-required': error('A bonus is required, but there is neither a selector nor a default.'),
  'registration/country-not-allowed': error('The default country is not one of "countries".'),
  'registration/linked-but-hidden': warning('A navigation entry links to REGISTER, which is hidden.'),
  'registration/no-bonus-left': error('A bonus is required, but every bonus is excluded.'),
  'registration/no-terms': error('Players must accept the terms, but the page that shows them is hidden.'),
  'registration/prefix-differs': warning('The phone prefix belongs to another country than the default one.'),
  'registration/required-but-hidden': error('A field is required, but not shown in the form.'),
  'registration/without-effect': warning('A setting of registration form B is set for a brand with form A.'),
  'registration/under-age': warning('The minimum age for registration is below the age sign.'),
  'telegram/bot-on-two-hosts': warning('Two hosts use the same Telegram bot, but a bot works on one domain only.'),
  'telegram/host-without-bot': warning('The brand has a Telegram bot, but this host has none of its own.'),
  'telegram/no-bot': warning('TELEGRAM_LOGIN is visible, but the brand has no Telegram bot.'),
}

/** Rules about registration and sign-in. */
export const accountRules: RuleSet = { codes, rules: [...registration, ...agreement, ...formRules, ...telegram] }
