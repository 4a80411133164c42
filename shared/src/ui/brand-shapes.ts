/** The mark in a box of 64: a slice that is a volcano, its cheese running down, fire at the top. Shared by page, icons and pictures. */
export const mark = {
  flame: 'M33.4 1C35.6 7.2 43.2 10.8 42.4 18.6C41.8 23.8 37.6 26 32 26S21.8 23.6 21.6 18.2C21.4 14 24.6 12 25.8 8.4C27.4 9.8 28 11.4 27.8 13.2C30.8 10.8 33.5 6.4 33.4 1Z',
  glow: 'M32.6 11.2C34.2 14.8 38 16.6 37.6 20.2C37.3 22.9 35 24.2 32 24.2S26.6 22.8 26.6 20.3C26.6 18.2 28.2 17.2 28.9 15.2C30 16 30.3 16.8 30.3 17.8C31.8 16.5 32.8 14.2 32.6 11.2Z',
  slice: 'M28.4 21.4C30 18.4 34 18.4 35.6 21.4L55.4 53.4H8.6Z',
  cheese: 'M28.4 21.4C30 18.4 34 18.4 35.6 21.4L43.4 34C44.4 36.2 43 38.8 40.6 38.6C38.2 38.4 38.4 36 36.6 36C34.6 36 35.2 44 32 44S30 38.2 28 38.2C26 38.2 26.4 41.4 23.8 41.4C21.2 41.4 19.4 37.6 20.6 34Z',
  crust: 'M9 51.4C20 49.6 44 49.6 55 51.4A5 5 0 0 1 55.4 61.2C44 63.2 20 63.2 8.6 61.2A5 5 0 0 1 9 51.4Z',
  crustLight: 'M12 54.8C22 53.4 38 53.2 48 54',
  dots: [
    [19.4, 46.4, 3.2],
    [45.2, 45.4, 3.6],
    [37.6, 47.6, 1.8],
  ],
} as const;

export const markColors = { flame: '#f58a1f', glow: '#ffe08a', slice: '#c4330f', cheese: '#ffc247', crust: '#c57f35', crustLight: '#f2c37c', dots: '#8c1f08' } as const;

/** On the ember tile of the app icons. */
export const tileColors = { flame: '#ffc247', glow: '#fff1d6', slice: '#fff1d6', cheese: '#ffc247', crust: '#7a2a0a', crustLight: '#e0a457', dots: '#e2571f' } as const;

/** One repeat of the textile band, 96 by 24: diamonds with eyes between rows of teeth, as on a huipil. */
export const weave = {
  width: 96,
  height: 24,
  parts: [
    ['ink', 'M0 0H96V24H0Z'],
    ['huipil', 'M0 0H96V3H0ZM0 21H96V24H0Z'],
    ['maize', 'M0 3H4V5H8V7H12V5H16V3H20V5H24V7H28V5H32V3H36V5H40V7H44V5H48V3H52V5H56V7H60V5H64V3H68V5H72V7H76V5H80V3H84V5H88V7H92V5H96V3Z'],
    ['maize', 'M0 21H4V19H8V17H12V19H16V21H20V19H24V17H28V19H32V21H36V19H40V17H44V19H48V21H52V19H56V17H60V19H64V21H68V19H72V17H76V19H80V21H84V19H88V17H92V19H96V21Z'],
    ['primary', 'M24 7H28V9H32V11H36V13H32V15H28V17H24V15H20V13H16V11H20V9H24Z'],
    ['jade', 'M72 7H76V9H80V11H84V13H80V15H76V17H72V15H68V13H64V11H68V9H72Z'],
    ['onInk', 'M24 10H28V14H24ZM72 10H76V14H72ZM48 10H52V14H48ZM0 10H4V14H0Z'],
    ['glow', 'M44 11H48V13H44ZM52 11H56V13H52ZM92 11H96V13H92ZM4 11H8V13H4Z'],
  ],
} as const;
