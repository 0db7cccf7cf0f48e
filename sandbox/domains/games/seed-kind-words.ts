/** Words that name the kind of an invented game: live, at a table, on TV, a crash game. */
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

export const tvGames = ['Draw', 'Keno', 'Lotto Hour', 'Number Parade', 'Spinning Wheel', 'Tombola'] as const

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
