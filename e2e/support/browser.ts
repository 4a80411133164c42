/** Quiet and offline. Without a graphics process, which draws in software here and costs half a core on every page. */
export const browserFlags = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu'];

/** The same with WebGL in software: for journeys that look at a map. */
export const mapBrowserFlags = [...browserFlags.filter((flag) => flag !== '--disable-gpu'), '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
