import { remoteConfig } from '../tools/webpack/remote.mjs';

export default remoteConfig(import.meta.url);
