/** Words that the invented games’ names are made of. */
export const adjectives = [
  'Amber', 'Ancient', 'Blazing', 'Brass', 'Bright', 'Copper', 'Coral', 'Crimson', 'Crystal', 'Daring', 'Desert',
  'Distant', 'Emerald', 'Enchanted', 'Fearless', 'Floating', 'Forgotten', 'Frozen', 'Gentle', 'Glowing', 'Golden',
  'Hidden', 'Hollow', 'Indigo', 'Iron', 'Ivory', 'Jade', 'Jolly', 'Laughing', 'Little', 'Lost', 'Lunar', 'Marble',
  'Merry', 'Midnight', 'Mighty', 'Misty', 'Northern', 'Painted', 'Pearl', 'Restless', 'Roaming', 'Royal', 'Ruby',
  'Saffron', 'Secret', 'Silent', 'Silver', 'Singing', 'Sleeping', 'Solar', 'Stormy', 'Sunken', 'Swift', 'Thundering',
  'Turquoise', 'Velvet', 'Wandering', 'Whispering', 'Winter',
] as const

export const nouns = [
  'Acrobat', 'Almanac', 'Anchor', 'Archer', 'Astrolabe', 'Badger', 'Bazaar', 'Beacon', 'Camel', 'Caravan', 'Carnival',
  'Chariot', 'Citadel', 'Clockwork', 'Cobra', 'Compass', 'Condor', 'Courier', 'Crocodile', 'Crown', 'Dragonfly',
  'Falcon', 'Fountain', 'Fox', 'Garden', 'Gazelle', 'Harbour', 'Harvest', 'Heron', 'Honeycomb', 'Horizon', 'Ibex',
  'Jaguar', 'Kingdom', 'Lagoon', 'Lantern', 'Leopard', 'Lighthouse', 'Lynx', 'Mirage', 'Monsoon', 'Mosaic', 'Oasis',
  'Orchard', 'Otter', 'Palace', 'Panther', 'Peacock', 'Pharaoh', 'Phoenix', 'Pirate', 'Pomegranate', 'Raven', 'Reef',
  'Sailor', 'Samurai', 'Scarab', 'Sphinx', 'Stallion', 'Tiger', 'Tortoise', 'Treasure', 'Vizier', 'Voyage', 'Wolf',
] as const

export const places = [
  'Alexandria', 'Andalusia', 'Antioch', 'Aswan', 'Atlas', 'Bosphorus', 'Carthage', 'Córdoba', 'Damascus', 'Fez',
  'Granada', 'Isfahan', 'Jerba', 'Kairouan', 'Lisbon', 'Luxor', 'Marrakesh', 'Naples', 'Palmyra', 'Petra', 'Samarkand',
  'Seville', 'Shiraz', 'Tangier', 'Timbuktu', 'Tunis', 'Valencia', 'Venice', 'Zanzibar',
] as const

export const endings = [
  'Cascade', 'Deluxe', 'Doubles', 'Festival', 'Nights', 'Parade', 'Quest', 'Rush', 'Spins', 'Trail', 'Ways', 'Wheels',
] as const

export const liveGames = [
  'Baccarat', 'Blackjack', 'Dice', 'Dragon & Tiger', 'Rapid Roulette', 'Poker', 'Roulette', 'Speed Baccarat',
] as const

export const tableGames = [
  'American Roulette', 'Baccarat', 'Blackjack', 'Craps', 'European Roulette', 'French Roulette', 'Sic Bo',
  'Three-Card Poker',
] as const

export const tvGames = ['Draw', 'Keno', 'Lotto Hour', 'Number Parade', 'Spinning Wheel', 'Tombola'] as const

export const crashGames = [
  'Balloon', 'Climber', 'Comet', 'Elevator', 'Glider', 'Hopper', 'Kite', 'Paper Plane', 'Rocket', 'Skyline', 'Sled',
] as const
