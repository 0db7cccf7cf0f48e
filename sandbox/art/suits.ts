/** The suits of cards as path data, about 40 x 40 around the origin. */
export const suits = {
  heart: 'M0 20C-32-4-20-24-8-20-3-18 0-14 0-10 0-14 3-18 8-20 20-24 32-4 0 20Z',
  spade: 'M0-22C30 2 22 18 10 17 5 16 3 13 2 10L7 22H-7L-2 10C-3 13-5 16-10 17-22 18-30 2 0-22Z',
  diamond: 'M0-22L17 0 0 22-17 0Z',
  club: 'M-3 8C-20 20-28-4-9-5-16-24 16-24 9-5 28-4 20 20 3 8L8 22H-8Z',
}
