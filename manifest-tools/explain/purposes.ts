/** What a block can be for, as `x-purpose` of its options schema names it, in the order of the catalogue. */
export const purposes: Readonly<Record<string, string>> = {
  content: 'Content',
  games: 'Games',
  sport: 'Sport',
  offers: 'Offers',
  money: 'Money',
  account: 'Account',
  navigation: 'Navigation',
  site: 'Site and law',
}
