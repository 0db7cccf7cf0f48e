import type { GameType } from '#api'

/** A provider and its number of games of each type. */
interface SeedProvider {
  name: string
  games: Partial<Record<GameType, number>>
}

/** Forty invented providers with 1,200 games in all. */
export const seedProviders: readonly SeedProvider[] = [
  { name: 'Copper Lantern', games: { slots: 66, table: 4 } },
  { name: 'Saffron Yard', games: { slots: 58 } },
  { name: 'Halfmoon Works', games: { slots: 54, crash: 2 } },
  { name: 'Nine Palms', games: { slots: 52 } },
  { name: 'Gilded Ibex', games: { slots: 48, table: 4 } },
  { name: 'Sable Reels', games: { slots: 46 } },
  { name: 'Quiet Monsoon', games: { slots: 44 } },
  { name: 'Tin Parrot', games: { slots: 42, crash: 2 } },
  { name: 'Blue Kiosk', games: { slots: 40 } },
  { name: 'Orchid & Oak', games: { slots: 38, table: 6 } },
  { name: 'Seventh Harbour', games: { slots: 36 } },
  { name: 'Marble Jackal', games: { slots: 34 } },
  { name: 'Lanternfish', games: { slots: 32 } },
  { name: 'Dune Foundry', games: { slots: 30 } },
  { name: 'Northgate Play', games: { slots: 28, table: 4 } },
  { name: 'Velvet Abacus', games: { slots: 26, table: 8 } },
  { name: 'Juniper Coin', games: { slots: 26 } },
  { name: 'Wild Almanac', games: { slots: 24 } },
  { name: 'Painted Heron', games: { slots: 22 } },
  { name: 'Cobalt Spindle', games: { slots: 22 } },
  { name: 'Thirteen Keys', games: { slots: 20 } },
  { name: 'Amber Circuit', games: { slots: 20, crash: 4 } },
  { name: 'Foxglove Games', games: { slots: 18 } },
  { name: 'Mirage Mill', games: { slots: 16 } },
  { name: 'Old Observatory', games: { slots: 16 } },
  { name: 'Pocket Caravan', games: { slots: 14 } },
  { name: 'Salt & Comet', games: { slots: 14 } },
  { name: 'Bright Quarry', games: { slots: 12 } },
  { name: 'Zellige Studio', games: { live: 34 } },
  { name: 'Grand Atrium Live', games: { live: 30, table: 4 } },
  { name: 'Kestrel Tables', games: { live: 24, table: 10 } },
  { name: 'Lumen Croupiers', games: { live: 18 } },
  { name: 'Riverside Pit', games: { live: 12, table: 12 } },
  { name: 'Channel Fortuna', games: { tv: 26 } },
  { name: 'Lucky Antenna', games: { tv: 20 } },
  { name: 'Morning Draw', games: { tv: 14 } },
  { name: 'Updraft Labs', games: { crash: 18 } },
  { name: 'Rocket Bazaar', games: { crash: 14 } },
  { name: 'Parabola', games: { crash: 10 } },
  { name: 'Green Baize Union', games: { table: 22 } },
]
