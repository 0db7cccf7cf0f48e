/**
 * What the hand-written page reads, in the order of its blocks; `{language}` is the page’s. The shell’s script sends these calls
 * before any code has loaded (bench/boot/boot-rivals.ts).
 */
export const calls = {
  banners: '/banners?lang={language}',
  live: '/games?type=live&sort=popular&size=18&lang={language}',
  table: '/games?type=table&size=12&lang={language}',
  jackpots: '/info/jackpot',
  slots: '/games?type=slots&category=popular&size=18&lang={language}',
  providers: '/games/providers',
}
