export function onPath(name: string): string
export function findBrowser(): string
