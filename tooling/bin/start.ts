// `npm start`: builds what is not built, releases it on this machine, then serves the whole product on one port.
import { buildAll } from '../build/buildAll';
import { filesFolder } from '../build/folders';
import { folderTarget } from '../release/folderTarget';
import { releaseBuilt } from '../release/releaseBuilt';

await buildAll({
  onStart: () => console.log('Se construiește ce nu este construit încă...'),
});
await releaseBuilt(folderTarget(filesFolder));
const { serve } = await import('../serve/serve');
await serve({ port: Number(process.env.PORT) || 3000, dataFolder: process.env.DATA_FOLDER });
