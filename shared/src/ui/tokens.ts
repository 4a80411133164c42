/** Raw values of the design system. Components use `theme`, which refers to these through CSS variables. */

export const color = {
  /** Page: maize dough. */
  page: '#fff9f0',
  surface: '#ffffff',
  sunken: '#f7ecdc',
  /** Charcoal: text, and the dark surfaces of header and footer. */
  ink: '#2b1d16',
  inkSoft: '#6a564a',
  onInk: '#fff6ea',
  onInkSoft: '#d9c6b4',
  line: '#e8d8c4',
  /** Edge of things that can be operated: 3:1 against page and surface. */
  lineStrong: '#957d6b',

  /** Ember. */
  primary: '#c4330f',
  primaryHover: '#a52706',
  primarySoft: '#fde7da',
  onPrimary: '#ffffff',
  onPrimarySoft: '#8a2408',

  /** Glow of the fire: decoration and dark text on it. */
  glow: '#f58a1f',
  maize: '#ffc247',
  onMaize: '#3a2203',

  /** Jade. */
  jade: '#0b6a58',
  jadeHover: '#085345',
  jadeSoft: '#dcf0e9',
  onJade: '#ffffff',
  onJadeSoft: '#08493d',

  /** Huipil magenta: what is new, and the textile band. */
  huipil: '#a81d5f',
  huipilSoft: '#fae1ec',
  onHuipil: '#ffffff',
  onHuipilSoft: '#7d1246',

  success: '#1d6b33',
  successSoft: '#e0f2e2',
  onSuccessSoft: '#17502a',
  warning: '#8a5200',
  warningSoft: '#fff0cd',
  onWarningSoft: '#5f3900',
  danger: '#b3122f',
  dangerHover: '#8f0d25',
  dangerSoft: '#fde4e4',
  onDanger: '#ffffff',
  onDangerSoft: '#7f0d22',
  info: '#1b5a8c',
  infoSoft: '#e1effa',
  onInfoSoft: '#124167',

  disabled: '#ece2d5',
  onDisabled: '#6b5b50',
  focus: '#1b4fa8',
} as const;

export type ColorName = keyof typeof color;

/** Steps of 4 px. Not in rem: letters twice as large need the room that margins would take. */
export const space = {
  none: '0',
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  '2xl': '32px',
  '3xl': '48px',
  '4xl': '72px',
} as const;

export type SpaceName = keyof typeof space;

export const radius = { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem', pill: '999px' } as const;

export const shadow = {
  none: 'none',
  low: '0 1px 2px rgb(67 32 12 / 8%), 0 2px 8px rgb(67 32 12 / 6%)',
  mid: '0 2px 4px rgb(67 32 12 / 8%), 0 8px 24px rgb(67 32 12 / 10%)',
  high: '0 4px 8px rgb(67 32 12 / 10%), 0 20px 48px rgb(67 32 12 / 20%)',
  /** For bars stuck to the lower edge. */
  up: '0 -1px 0 rgb(67 32 12 / 8%), 0 -8px 24px rgb(67 32 12 / 10%)',
} as const;

export const font = {
  display: "'Sansita', 'Sansita Fallback', Georgia, serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** Served by the page's own origin; the version in the name lets them be kept for ever. Preload both. */
export const fontFiles = { display: '/fonts/sansita-800-5.3.0.woff2', text: '/fonts/figtree-5.3.0.woff2' } as const;

/** Pixels of the picture files: width of the square ones, width and height of the others. */
export const pictureSize = { small: 360, medium: 720, categoryBanner: [960, 320], banner: [1200, 500], narrowBanner: [640, 480], empty: 440 } as const;

/** Fluid between a 360 px and a 1280 px wide window. With larger letters a heading grows as far as the window has room for its words. */
export const size = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  xl: 'clamp(1.25rem, 1.15rem + 0.43vw, 1.5rem)',
  '2xl': 'min(clamp(1.5rem, 1.3rem + 0.87vw, 2rem), 7.5vw)',
  '3xl': 'min(clamp(1.875rem, 1.48rem + 1.74vw, 2.875rem), 9.375vw)',
  '4xl': 'min(clamp(2.25rem, 1.56rem + 3vw, 4rem), 11.25vw)',
} as const;

export type SizeName = keyof typeof size;

/** Pixels at letters of 16 px; `md` parts small screens from others, `lg` the mobile frame from the desktop one [DEC-010]. */
export const breakpoint = { sm: 600, md: 900, lg: 1200 } as const;

export const layer = { raised: '1', bar: '20', popover: '30', toast: '40' } as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0.2, 1)',
  calm: '225ms cubic-bezier(0.2, 0, 0, 1)',
  leave: '195ms cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Smallest side of anything a finger presses; what holds text grows with its letters. */
export const touchTarget = '44px';

/** Text on background, every pair the components use, with the ratio WCAG 2.2 AA asks for. */
export const textPairs: readonly (readonly [text: ColorName, background: ColorName])[] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['inkSoft', 'page'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'sunken'],
  ['primary', 'page'],
  ['primary', 'surface'],
  ['primaryHover', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onMaize', 'maize'],
  ['onMaize', 'glow'],
  ['jade', 'page'],
  ['jade', 'surface'],
  ['onJade', 'jade'],
  ['onJade', 'jadeHover'],
  ['onJadeSoft', 'jadeSoft'],
  ['huipil', 'surface'],
  ['onHuipil', 'huipil'],
  ['onHuipilSoft', 'huipilSoft'],
  ['onInk', 'ink'],
  ['onInkSoft', 'ink'],
  ['maize', 'ink'],
  ['success', 'surface'],
  ['onSuccessSoft', 'successSoft'],
  ['warning', 'surface'],
  ['onWarningSoft', 'warningSoft'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDangerSoft', 'dangerSoft'],
  ['info', 'surface'],
  ['onInfoSoft', 'infoSoft'],
  ['onDisabled', 'disabled'],
];

/** Edges, icons and focus rings against what surrounds them: 3:1. */
export const edgePairs: readonly (readonly [edge: ColorName, background: ColorName])[] = [
  ['lineStrong', 'page'],
  ['lineStrong', 'surface'],
  ['lineStrong', 'sunken'],
  ['primary', 'primarySoft'],
  ['jade', 'jadeSoft'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['focus', 'primarySoft'],
  ['maize', 'ink'],
  ['danger', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
];
