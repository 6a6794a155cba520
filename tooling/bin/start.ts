// `npm start`: builds what is not built, then serves the whole product on one port.
import { buildAll } from '../build/buildAll';

await buildAll({
  onStart: () => console.log('Se construiește ce nu este construit încă...'),
});
const { serve } = await import('../serve/serve');
await serve({ port: Number(process.env.PORT) || 3000, dataFolder: process.env.DATA_FOLDER });
