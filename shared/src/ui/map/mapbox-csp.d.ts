/** The build of the engine that starts no worker from a string; its types are those of the package. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  import mapbox from 'mapbox-gl';
  export default mapbox;
}
