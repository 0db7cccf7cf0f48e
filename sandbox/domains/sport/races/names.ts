/** Racecourses: id, name, country. */
export const courses: readonly (readonly [id: string, name: string, country: string])[] = [
  ['ksar-said', 'Ksar Saïd', 'TN'],
  ['chantilly', 'Chantilly', 'FR'],
  ['casablanca-anfa', 'Casablanca-Anfa', 'MA'],
  ['ascot', 'Ascot', 'GB'],
  ['meydan', 'Meydan', 'AE'],
  ['deauville', 'Deauville', 'FR'],
  ['veliefendi', 'Veliefendi', 'TR'],
  ['baden-baden', 'Baden-Baden', 'DE'],
]

/** The condition of the turf. */
export const goings = ['firm', 'good', 'good to soft', 'soft'] as const

/** The colours of jockeys’ silks. */
export const silkColours = [
  '#c62828',
  '#1565c0',
  '#2e7d32',
  '#f9a825',
  '#6a1b9a',
  '#00838f',
  '#ef6c00',
  '#ad1457',
  '#ffffff',
  '#212121',
  '#90a4ae',
  '#8d6e63',
] as const

/** Names of horses, all invented. */
export const horses: readonly string[] = (
  'Desert Lantern|Silver Medina|Harbour Bell|Atlas Wind|Northern Verse|Golden Sirocco|Quiet Thunder|Marble Arch|Saffron Road|Blue Minaret|' +
  'Second Sunrise|Copper Dune|Velvet Storm|Long Meadow|Jasmine Tide|Royal Ledger|Amber Signal|Winter Parade|Bright Anchor|Falcon Hour|' +
  'Cedar Crown|Midnight Ferry|Scarlet Accord|Olive Branch|Distant Drum|Sandstone|Morning Paper|High Terrace|Pearl Diver|Noble Echo|' +
  'Thistle Hill|Crimson Sail|Old Lighthouse|Fennec|Wandering Star|Blue Caftan|River Marker|Grand Souk|Pale Ember|Iron Garden|' +
  'Lucky Compass|Snow Harrier|Tall Story|Dancing Shadow|Gentle Giant|Rapid Answer|Stone Bridge|Summer Ballad'
).split('|')

/** Names of jockeys, all invented. */
export const jockeys: readonly string[] = (
  'A. Trabelsi|M. Lefort|K. Bouzid|J. Whitmore|S. Al Rashid|P. Garrel|O. Yıldız|H. Brandt|N. Jaziri|C. Demeure|R. Ashcroft|L. Moreau|' +
  'I. Benali|T. Hollis|F. Ferhat|D. Kessler'
).split('|')

/** Names of trainers, all invented. */
export const trainers: readonly string[] =
  'B. Mansour|E. Delvaux|G. Harrington|Y. Chaoui|W. Steiner|A. Karaca|J. de Villiers|M. Al Suwaidi|P. Rouget-Leroy|S. Oakley'.split(
    '|',
  )
