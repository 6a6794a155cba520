import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Of a package's own package.json. */
type Manifest = { name: string; version: string; license?: string; private?: boolean };
/** What a lock file knows of an installed package, by its place. */
type Locked = Record<string, { integrity?: string }>;
type Component = {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: ({ expression: string } | { license: { name: string } })[];
};

/** A bill of materials of one build: CycloneDX 1.6. */
export type Sbom = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

type Build = { folder: string; root: string; locked: Locked };

/**
 * What a build's files carry, as CycloneDX: each package with its version and the hash of what was installed. It names no time
 * and no number of its own, so that the same build has the same one.
 */
export function createSbom(bundled: Iterable<string>, { folder, root, locked }: Build): Sbom {
  const [own, ...others] = [folder, ...[...bundled].filter((each) => each !== folder)].map((each) =>
    componentOf(each, root, locked),
  ) as [Component, ...Component[]];
  const components = others.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...own, type: 'application' } },
    components,
    dependencies: [{ ref: own['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) }],
  };
}

function componentOf(folder: string, root: string, locked: Locked): Component {
  const place = relative(root, folder);
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const isInstalled = place.includes('node_modules');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = /^sha512-(.+)$/.exec(locked[place]?.integrity ?? '')?.[1];
  return {
    type: 'library',
    // The same version may be installed in two places.
    'bom-ref': isInstalled ? `${purl}#${place}` : `${name}@${version}`,
    name,
    version,
    ...(isInstalled && { purl }),
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [licenceOf(license)] }),
  };
}

/** An expression of SPDX, or words where a package has others. */
const licenceOf = (license: string) =>
  /^[\w.+() -]+$/.test(license) && !/^(SEE|UNLICENSED)/.test(license)
    ? { expression: license }
    : { license: { name: license } };
