/** What the shop's owner sets without touching code. An element whose value is empty is not shown [DEC-003]. */
export type Site = {
  readonly brandName: string;
  readonly callCenterPhone: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  /** The «Bienvenida» dialog of the first visit [DEC-043]. */
  readonly welcomeEnabled: boolean;
  /** Features that need Guatemala run anywhere [DEC-009]. */
  readonly testLocation: boolean;
  /** Empty: maps draw themselves. */
  readonly mapToken: string;
  /** Minutes a future order is ahead at least; 0: the usual ones [DEC-160]. */
  readonly futureLeadMinutes: number;
  /** Origin of the page that shows Google's captcha. Missing: log-ins are confirmed by our own challenge. */
  readonly captchaOrigin?: string;
  /** A remote of the page changes products of the cart in their place (`edits` in its remote.json). Missing: the cart does not offer it. */
  readonly editsCart?: true;
};

export const defaultSite: Site = {
  brandName: 'Pizzería Brasa Chapina',
  callCenterPhone: '2222-0000',
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
  ],
  appStoreUrl: 'https://www.apple.com/app-store/',
  playStoreUrl: 'https://play.google.com/store/apps',
  welcomeEnabled: true,
  testLocation: false,
  mapToken: '',
  futureLeadMinutes: 0,
};
