export const nodePackages: Readonly<Record<string, string>>
export function chooseNode(machine: { platform: string; arch: string; version: string }): {
  package?: string
  own?: string
  refused?: string
}
export function finder(platform: string): string
export function browsers(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): { names: string[]; files: string[] }
export function browserInstallations(machine: { found: string; hasApt: boolean; isRoot: boolean }): string[]
export function withVariable(platform: string, name: string, value: string | number, command: string): string
