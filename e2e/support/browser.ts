/**
 * Parts of Chromium that no journey looks at. For each context it would load the two pages of the suggestions below the address
 * field, and start a process for a page that may follow.
 */
const unused = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off. Chromium takes only the last list that it is given, so ours has to repeat Playwright's. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet and offline. Without a graphics process, which draws in software here and costs half a core on every page. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  `--disable-features=${[...offByPlaywright, ...unused].join(',')}`,
];

/** The same with WebGL in software: for journeys that look at a map. */
export const mapBrowserFlags = [...browserFlags.filter((flag) => flag !== '--disable-gpu'), '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
