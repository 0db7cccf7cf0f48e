import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { readyChromium } from '../../../scripts/browser.ts'
import { installDebianPackages } from '../../../scripts/machine/debian-packages.ts'
import { onPath } from '../../../scripts/machine/find-browser.mjs'
import type { Engine } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startPlaywright } from './drivers/playwright.ts'
import { python, startWebKit } from './drivers/webkit.ts'

/** A browser that can be started if nothing of it is missing. */
interface Browser {
  start(): Promise<Engine>
  /** What it needs and this machine does not have. */
  missing(): string[]
  /** Installs it; returns whether that was possible. */
  install(): boolean
  /** How to install it by hand. */
  byHand: string
}

const firefoxProgram = () => process.env.FIREFOX ?? (onPath('firefox-esr') || onPath('firefox'))

const hasPythonBindings = () =>
  spawnSync(python, ['-c', "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"])
    .status === 0

/** Chromium as in all other tests, which install it themselves, but with letters of the same width as in the other engines. */
const ownChromium: Browser = {
  start: () => {
    const { args, ...options } = readyChromium()
    return startPlaywright(chromium, { ...options, args: [...args, '--font-render-hinting=none'] })
  },
  missing: () => [],
  install: () => true,
  byHand: '',
}

function fromPackages(packages: readonly string[], { start, missing }: Pick<Browser, 'start' | 'missing'>): Browser {
  return {
    start,
    missing,
    install: () => installDebianPackages(packages),
    byHand: `apt-get install ${packages.join(' ')}`,
  }
}

/** Firefox and WebKitGTK as the system’s packages bring them. */
const fromSystem: Record<string, Browser> = {
  chromium: ownChromium,
  firefox: fromPackages(['firefox-esr'], {
    start: () => startFirefox(firefoxProgram()),
    missing: () => (firefoxProgram() ? [] : ['Firefox']),
  }),
  webkit: fromPackages(['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'], {
    start: startWebKit,
    missing: () => [
      ...['WebKitWebDriver', 'Xvfb'].filter((program) => !onPath(program)),
      ...(hasPythonBindings() ? [] : ['Python’s bindings of WebKitGTK 4.1']),
    ],
  }),
}

/** The builds that Playwright brings. */
const fromPlaywright: Record<string, Browser> = {
  chromium: ownChromium,
  ...Object.fromEntries(
    [firefox, webkit].map((type): [string, Browser] => [
      type.name(),
      {
        start: () => startPlaywright(type),
        missing: () => (existsSync(type.executablePath()) ? [] : [`Playwright’s ${type.name()}`]),
        install: () =>
          spawnSync('playwright', ['install', '--with-deps', type.name()], { stdio: 'inherit' }).status === 0,
        byHand: `npx playwright install --with-deps ${type.name()}`,
      },
    ]),
  ),
}

/** The browsers by their names. */
export const browsers = (isPlaywright: boolean) => (isPlaywright ? fromPlaywright : fromSystem)
