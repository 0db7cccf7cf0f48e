import { licences } from '#schemas/licences.ts'
import { boundWords } from '#manifest-tools/licences/bound.ts'
import { note } from '#manifest-tools/licences/evidence.ts'
import { readWords, whoWords } from '#manifest-tools/licences/duties.ts'
import type { Pack, Duty } from '#manifest-tools/licences/pack.ts'
import { paragraphs, table } from './markdown.ts'

const intro = `A manifest names the licences of a brand, or of one of its hosts:

\`\`\`json
{ "licences": ["gb"] }
\`\`\`

A licence is a folder of \`widgets/licences\` with a list of duties. Each duty says what it asks for, where that is written and how far that was read, and one of four things holds it:

- **Settings.** The pack sets them below the brand’s file, and refuses what is laxer. A brand may be stricter. \`npm run brand -- explain /playerProtection/limits --brand lumina\` names the duty that a value comes from.
- **A rule** in code, where settings cannot say it.
- **The platform or a vendor**: spin speed, stakes, central registers. Nothing counts it as held. \`npm run brand -- doctor\` lists it, and says what the platform’s answers say about it, if they do.
- **The product**, in every brand.

A duty whose own source was read binds: what contradicts it is an error, with the source, both values and a fix. One that was read second hand or not verified is set, too, and what contradicts it is a warning, unless the brand has \`"strictLicences": true\`. Drafts set nothing and only warn. A duty that begins within 60 days is told with its day; a scheduled publication is checked for its own day. Where hosts have different licences, the brand keeps to all of them: use a brand per licence where they contradict each other.

What promotes says what it offers: \`offer\` in the options of banners, promotions, bonuses, the welcome offer, the wheel, vouchers, cashback and messages has the products, the audience, the wagering and the moment. \`promotionRules\` say what may be offered, and packs set them.

A brand with a licence is warned of translations that move money and have no reviewer ([review them](translate.md#review-the-texts-that-move-money)).

\`npm run brand -- licence check lumina\` lists every duty of a brand, \`licence due\` what comes, \`licence evidence\` writes what holds each duty, with pictures of the screens. With \`--take-pictures\` each screen must show what its duty says: where it does not, the duty is “not seen on its screen”, and the command fails. A duty that no page shows has no screen, and the evidence says so. [Commands](commands.md#licence) · [Add a licence](recipes/add-a-licence.md)`

/** Renders the packs: a table each, with what holds every duty and how far its source was read. */
export const licencePages = (): string =>
  paragraphs(`**${note}**`, intro, summary(), ...Object.entries(licences).map(([id, pack]) => section(id, pack)))

const held = ({ set }: Duty) => Boolean(set)

function summary(): string {
  const count = (duties: readonly Duty[], test: (duty: Duty) => boolean) => String(duties.filter(test).length)
  return table(
    [
      'Licence',
      'Duties',
      'Settings',
      'Rule',
      'Platform',
      'Vendor',
      'Product',
      'Read at source',
      'Second hand',
      'Not verified',
    ],
    Object.entries(licences).map(([id, { name, draft, duties }]) => [
      `\`${id}\` ${name}${draft ? ' (draft)' : ''}`,
      String(duties.length),
      count(duties, held),
      count(duties, ({ check }) => check !== undefined),
      ...(['platform', 'vendor', 'product'] as const).map((who) => count(duties, ({ heldBy }) => heldBy === who)),
      ...(['own', 'secondHand', 'unverified'] as const).map((read) =>
        count(duties, ({ source }) => source.read === read),
      ),
    ]),
  )
}

const section = (id: string, { name, authority, sourcesRead, draft, duties }: Pack): string =>
  paragraphs(
    `## ${name}: ${id}`,
    `${authority}. Sources read on ${sourcesRead}.${draft ? ' A draft: it sets nothing and only warns.' : ''}`,
    table(
      ['Duty', 'What it says', 'Held by', 'Where players see it', 'Source', 'Read'],
      duties.map((duty) => [
        `\`${duty.id}\``,
        saysOf(duty),
        holderOf(duty),
        screensOf(duty),
        sourceOf(duty),
        readWords[duty.source.read],
      ]),
    ),
  )

const saysOf = ({ says, from, until }: Duty) =>
  [says, ...(from ? [`From ${from}.`] : []), ...(until ? [`Until ${until}.`] : [])].join(' ')

function holderOf({ set = {}, check, heldBy, mustSay, reads }: Duty): string {
  return [
    ...Object.entries(set).map(([pointer, bound]) => `\`${pointer}\`: ${boundWords(bound)}`),
    ...(check ? [`rule \`${check.rule}\``] : []),
    ...(heldBy ? [`${heldBy}: ${mustSay}`] : []),
    ...(reads ? ['the doctor reads the platform'] : []),
  ].join('; ')
}

const screensOf = ({ screens = [] }: Duty) =>
  screens
    .map(
      ({ page, who, clicks = [], shows }) =>
        `\`${page}\`${who ? ` (${whoWords[who]})` : ''}${clicks.length > 0 ? ` after ${codes(clicks)}` : ''}: ${codes(shows)}`,
    )
    .join('; ') || 'no screen'

const codes = (selectors: readonly string[]) => selectors.map((selector) => `\`${selector}\``).join(', ')

const sourceOf = ({ source: { title, address, note: remark } }: Duty) =>
  `${title}${address ? ` <${address}>` : ''}${remark ? `. ${remark}` : ''}`
