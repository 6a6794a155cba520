import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import { siteConfigSchema } from '@anunturi/shared-domain/site/siteConfig';
import { createEdgeApp } from './createEdgeApp';

// The HTML server of production: a real Firebase project, files released to `dist/` or to a folder that is shared with who deploys. Configured by its environment.
const root = join(import.meta.dirname, '../..');
const {
  SITE_ORIGIN,
  FIREBASE_CONFIG,
  PORT = '8080',
  FILES_FOLDER = join(root, 'dist'),
} = process.env;
if (!SITE_ORIGIN || !FIREBASE_CONFIG) {
  console.error('SITE_ORIGIN (https://…) and FIREBASE_CONFIG (JSON of the web app) must be set.');
  process.exit(1);
}

const app = createEdgeApp({
  site: siteConfigSchema.parse(JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8'))),
  firebase: JSON.parse(FIREBASE_CONFIG) as FirebaseConfig,
  siteOrigin: SITE_ORIGIN.replace(/\/$/, ''),
  shellFolder: join(FILES_FOLDER, 'shell'),
  releasesFolder: join(FILES_FOLDER, 'releases'),
  registryFile: join(FILES_FOLDER, 'registry.json'),
});
serve({ fetch: app.fetch, port: Number(PORT) });
console.log(`HTML server on port ${PORT} for ${SITE_ORIGIN}`);
