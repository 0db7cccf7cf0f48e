import type { Command } from '../machine/run-command.ts'

/** A suite of tests that takes long, or needs more than a browser. `SLOW_SUITE` is its name while it runs. */
export interface SlowSuite {
  name: string
  /** What it proves, in one sentence. */
  proves: string
  /** How long it takes on two cores. */
  minutes: number
  /** What it needs: the build, or that of Studio and its previews. */
  needs?: readonly ('build' | 'studio')[]
  /** Programs that are installed where that is possible, with their Debian packages. */
  programs?: Readonly<Record<string, string>>
  /** They all run, in sequence; arguments of the command line go to the last one. */
  commands: readonly Command[]
  variables?: Record<string, string>
  /** What its arguments are, where they are not those of Vitest or Playwright. */
  options?: string
}

const playwright = (...words: string[]): Command => ['playwright', 'test', '--retries=0', ...words]
const vitest = (...words: string[]): Command => ['vitest', 'run', '--retry=0', ...words]

/** The slow suites: the only list of them. */
export const slowSuites: readonly SlowSuite[] = [
  {
    name: 'a11y',
    proves:
      'Every page and overlay is accessible in both themes and directions: axe, 320 px, text at 200 %, text spacing, reduced motion, names; eight journeys by keyboard only; the focus in small windows; forced colours; print.',
    minutes: 90,
    needs: ['build'],
    commands: [playwright('--project=*-a11y', '--project=keyboard')],
  },
  {
    name: 'certify',
    proves:
      '`brand certify` passes on every brand with the stand-ins; each of its checks finds the fault that is planted for it, and no other check does.',
    minutes: 60,
    needs: ['build'],
    commands: [playwright('--workers=1', '--project=certify')],
  },
  {
    name: 'csp',
    proves:
      'Google’s evaluator finds nothing of high or medium severity in the policy of each brand’s page on each of its hosts, as header and in the page.',
    minutes: 1,
    needs: ['build'],
    commands: [['tests/qualities/csp/run.ts']],
  },
  {
    name: 'development',
    proves:
      'Three brands run under `npm run dev` without a difference between the file and the browser’s first render; edits of a component and of a style are shown.',
    minutes: 6,
    needs: ['build'],
    commands: [playwright('--project=development')],
  },
  {
    name: 'engines',
    proves:
      'Every page that a visitor sees, and sixteen journeys, work in Chromium, Firefox and WebKit: no error, nothing outside the screen, blocks of Chromium’s sizes.',
    minutes: 60,
    needs: ['build'],
    commands: [['tests/qualities/engines/run.ts']],
    options: '`--help` lists them; `--install` installs the browsers.',
  },
  {
    name: 'faults',
    proves:
      'Each call that the product makes survives twelve faults: no blank page, no endless spinner, a retry that works.',
    minutes: 30,
    needs: ['build'],
    commands: [playwright('--workers=1', '--project=faults')],
  },
  {
    name: 'hostile',
    proves:
      'DOMPurify’s fixtures and naughty strings have no effect in any response, event and address, nor forged messages; a control shows that each attack works without protection.',
    minutes: 30,
    needs: ['build'],
    commands: [['tests/qualities/hostile/run.ts']],
    options: 'those of Playwright.',
  },
  {
    name: 'instances',
    proves:
      'The sandbox works on PostgreSQL, and as two instances behind nginx: sockets, the leader, and the wallet while each of them is killed.',
    minutes: 10,
    commands: [['tests/qualities/instances/run.ts']],
  },
  {
    name: 'languages',
    proves:
      'In a test language, bracketed and 40 % longer, no page or overlay has anything untranslated, cut off, overflowing or not mirrored.',
    minutes: 30,
    needs: ['build'],
    commands: [playwright('--project=*-languages')],
  },
  {
    name: 'matrix',
    proves: 'The journeys of `tests/journeys/deep` and `tests/journeys/brand` work on every brand.',
    minutes: 30,
    needs: ['build'],
    commands: [['playwright', 'test', '--project=journeys', '--project=*-in-depth']],
  },
  {
    name: 'money',
    proves:
      'Each call that moves money or counts once happens once under each of 21 faults, on platforms that keep the status of payments, honour keys alone, or neither, with Web Locks and without; a return from a payment page says what the platform knows.',
    minutes: 10,
    needs: ['build'],
    commands: [vitest('tests/qualities/money/matrix'), playwright('--project=money')],
  },
  {
    name: 'monkeys',
    proves: '20 seeds of 500 random actions on every brand cause no error, no broken layout and no dead end.',
    minutes: 60,
    needs: ['build'],
    commands: [['tests/qualities/monkeys/run.ts']],
    options: '`--brand atlas --seed 7` repeats one; `--seeds`, `--actions` and `--workers` change the numbers.',
  },
  {
    name: 'mutants',
    proves: 'The property test finds each fault that is planted in the engine.',
    minutes: 6,
    commands: [['tests/qualities/property/mutants.ts']],
  },
  {
    name: 'newcomer',
    proves: 'README, the first brand and the recipes work as written, within five minutes.',
    minutes: 3,
    commands: [['scripts/bootstrap.mjs', '--browser'], playwright('--project=newcomer')],
    options: '`NEWCOMER_MINUTES` allows a busy machine more time.',
  },
  {
    name: 'nginx',
    proves:
      'Published sites are served by `deploy/nginx/site.conf` while they change; nginx, nginx in front of a store and Caddy choose the same file for a path and a language.',
    minutes: 5,
    needs: ['build'],
    programs: { nginx: 'nginx-light', caddy: 'caddy' },
    commands: [['playwright', 'test', '--workers=1', '--project=nginx']],
  },
  {
    name: 'pages',
    proves:
      'The browser takes over the HTML file of each page of every brand, in every language, on a phone and a desktop, without an error or a difference; a crawler reaches every page by links.',
    minutes: 60,
    needs: ['build'],
    commands: [playwright('--project=pages')],
  },
  {
    name: 'peer',
    proves:
      'The realtime connection works with a server that shares no code with the project: events, malformed ones, a flood, a lost connection.',
    minutes: 1,
    commands: [['tests/qualities/realtime/peer/run.ts']],
  },
  {
    name: 'platforms',
    proves:
      'Every brand works on both foreign platforms, shows nothing that a platform lacks, and is playable by the mapping that `brand doctor --map` proposes.',
    minutes: 30,
    needs: ['build'],
    commands: [playwright('--project=gateway', '--project=pam')],
  },
  {
    name: 'property',
    proves: '50 random manifests, or more until every value of an enumeration occurs, run as an oracle says.',
    minutes: 20,
    needs: ['build'],
    commands: [['playwright', 'test', '--project=property']],
    options: 'those of Playwright; `PROPERTY_COUNT` is the number of manifests.',
  },
  {
    name: 'publishing',
    proves:
      'A kill or a full disk at any call that changes the disk leaves all of a change or nothing, and the audit log tells which.',
    minutes: 10,
    commands: [
      vitest('scripts/publish/store/folder/interrupted.test.ts', 'scripts/publish/store/folder/refresh-folder.test.ts'),
    ],
  },
  {
    name: 'realtime',
    proves: 'The page matches the server after each of seven connection faults, ten times each.',
    minutes: 5,
    commands: [vitest('tests/qualities/realtime')],
    variables: { FAULT_RUNS: '10' },
  },
  {
    name: 's3',
    proves:
      'Sites on an S3 server keep their contract while publishers meet and are killed at every write; nginx serves them with `deploy/cdn`.',
    minutes: 3,
    needs: ['build'],
    programs: { 'ceph-mon': 'ceph-mon', 'ceph-osd': 'ceph-osd', radosgw: 'radosgw', nginx: 'nginx-light' },
    commands: [['tests/tools/s3/run.ts']],
  },
  {
    name: 'screens',
    proves: 'Five pages of each brand look as in `tests/qualities/screens/pictures`.',
    minutes: 1,
    needs: ['build'],
    commands: [['playwright', 'test', '--project=screens']],
    options: 'those of Playwright: `--update-snapshots` renews the pictures after a change that is meant.',
  },
  {
    name: 'studio',
    proves:
      'Studio and its previews work in a browser: edits, live patches, 200 forged messages, publishing, the manual’s steps; the published build has nothing of it.',
    minutes: 25,
    needs: ['build', 'studio'],
    commands: [['playwright', 'test', '--project=studio', '--workers=2']],
    options:
      'those of Playwright: `tests/tools/studio/first-brand.spec.ts --update-snapshots` renews the manual’s pictures.',
  },
  {
    name: 'studio-proxy',
    proves:
      'Studio for a team works behind nginx with `deploy/studio` and behind Caddy with `deploy/single`: sign-in, roles, forged headers, previews, names that get a certificate.',
    minutes: 1,
    needs: ['studio'],
    programs: { nginx: 'nginx-light', caddy: 'caddy' },
    commands: [vitest('tests/tools/studio-proxy')],
  },
  {
    name: 'wallet',
    proves: 'The ledger is correct after ten thousand random wallet operations of twenty players and a killed server.',
    minutes: 3,
    commands: [['tests/qualities/wallet/run.ts']],
    options: '`WALLET_OPERATIONS`, `WALLET_PLAYERS` and `WALLET_SEED` change the numbers.',
  },
]
