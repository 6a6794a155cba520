// Started by a test: the product on one port, with no release and a folder of its own.
import { join } from 'node:path';
import { serve } from '../serve';

const folder = process.env.FILES_FOLDER!;
await serve({
  port: Number(process.env.PORT),
  dataFolder: join(folder, 'data'),
  development: {
    registryFile: join(folder, 'registry.json'),
    shellFolder: join(folder, 'shell'),
    shellUrl: '/',
  },
});
console.log(`port ${process.env.PORT}`);
