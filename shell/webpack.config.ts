import { createShellConfig } from '@anunturi/tooling/webpack/createShellConfig';

export default createShellConfig({ folder: import.meta.dirname });
