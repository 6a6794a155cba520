import { join } from 'node:path';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import { endBundleProcesses } from '../bundles/startBundleProcess';
import { createEdgeApp } from '../createEdgeApp';
import type { EdgeOptions } from '../EdgeContext';

afterAll(endBundleProcesses);

const sampleFirebase: FirebaseConfig = {
  projectId: 'demo',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo.appspot.com',
};
const sampleSite = {
  name: 'Târgul de probă',
  domain: 'proba.example',
  tagline: 'Aproape.',
  county: { name: 'Sibiu', code: 'SB' },
} as SiteConfig;

/** A server of what a folder holds (`shell`, `releases`, `registry.json`) that asks no database for its site. */
export const sampleEdge = (folder: string, options: Partial<EdgeOptions> = {}) =>
  createEdgeApp({
    site: sampleSite,
    firebase: sampleFirebase,
    siteOrigin: 'https://targ.example',
    shellFolder: join(folder, 'shell'),
    releasesFolder: join(folder, 'releases'),
    registryFile: join(folder, 'registry.json'),
    readSite: async () => options.site ?? sampleSite,
    ...options,
  });
