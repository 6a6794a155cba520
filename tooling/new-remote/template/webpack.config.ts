import { createRemoteConfig } from '@anunturi/tooling/webpack/createRemoteConfig';

export default createRemoteConfig({ folder: import.meta.dirname });
