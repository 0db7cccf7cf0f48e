/** Names of invented live games. */
export const liveGames = [
  'Baccarat',
  'Blackjack',
  'Dice',
  'Dragon & Tiger',
  'Rapid Roulette',
  'Poker',
  'Roulette',
  'Speed Baccarat',
] as const

/** Names of invented table games. */
export const tableGames = [
  'American Roulette',
  'Baccarat',
  'Blackjack',
  'Craps',
  'European Roulette',
  'French Roulette',
  'Sic Bo',
  'Three-Card Poker',
] as const

/** Names of invented TV games. */
export const tvGames = ['Draw', 'Keno', 'Lotto Hour', 'Number Parade', 'Spinning Wheel', 'Tombola'] as const

/** Names of invented crash games. */
export const crashGames = [
  'Balloon',
  'Climber',
  'Comet',
  'Elevator',
  'Glider',
  'Hopper',
  'Kite',
  'Paper Plane',
  'Rocket',
  'Skyline',
  'Sled',
] as const
