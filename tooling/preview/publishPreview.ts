import { OVERRIDE_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import {
  hashOfToken,
  type PreviewToken,
  readPreviewToken,
  writePreviewToken,
} from '@anunturi/edge/override/previewToken';
import { REGISTRY_PATH, readRegistryText } from '../release/DeployedRegistry';
import { PREVIEW_VERSION } from '../release/previewVersion';
import { type Publication, publishRemote } from '../release/publish';
import { readManifest } from '../release/readManifest';
import type { Signing } from '../release/releaseKeys';
import { ReleaseRefused, type ReleaseTarget } from '../release/ReleaseTarget';

/** Until when each preview of a target lasts, by `name/version`, in milliseconds since 1970. */
const LIST = 'previews.json';
type List = Record<string, number>;
const HOUR_MS = 3_600_000;

type Placing = Pick<Signing, 'sign'> & { target: ReleaseTarget; hours: number; now?: Date };

/**
 * Publishes the build of a remote beside its releases: nobody is shown it without a link. It is checked as a release is. Previews
 * that are over are taken away. @throws ReleaseRefused with what a release would be refused for
 */
export async function publishPreview(
  publication: Publication,
  { target, hours, sign, now = new Date() }: Placing,
): Promise<{ manifest: ReleaseManifest; untilMs: number }> {
  const untilMs = now.getTime() + hours * HOUR_MS;
  const version = `${PREVIEW_VERSION}${publication.version}`;
  const manifest = await publishRemote({ ...publication, version }, target, { sign });
  const over: string[] = [];
  await target.changeText(LIST, (text) => {
    const list = {
      ...(JSON.parse(text ?? '{}') as List),
      [`${manifest.name}/${version}`]: untilMs,
    };
    const isOver = ([, lastMs]: [string, number]) => lastMs <= now.getTime();
    over.splice(
      0,
      over.length,
      ...Object.entries(list).flatMap((each) => (isOver(each) ? [each[0]] : [])),
    );
    const lasting = Object.entries(list).filter((each) => !isOver(each));
    return JSON.stringify(Object.fromEntries(lasting), null, 1);
  });
  for (const each of over)
    for (const folder of ['releases', 'maps']) await target.removeFolder(`${folder}/${each}`);
  return { manifest, untilMs };
}

/**
 * A version that is published already, for a person who tries it before others or goes on with it: a canary, an earlier release.
 * @throws ReleaseRefused when it is not there
 */
export const pinPublished = async (
  name: string,
  version: string,
  { target, hours, now = new Date() }: Omit<Placing, 'sign'>,
): Promise<{ manifest: ReleaseManifest; untilMs: number }> => ({
  manifest: await readManifest(name, version, target),
  untilMs: now.getTime() + hours * HOUR_MS,
});

/**
 * Takes a link to a preview back, whose browsers see what is live from their next page on. @throws ReleaseRefused for what is no
 * link of this site
 */
export async function revokeLink(
  link: string,
  { target, secret, now = new Date() }: { target: ReleaseTarget; secret: string; now?: Date },
): Promise<PreviewToken> {
  const token = (URL.canParse(link) && new URL(link).searchParams.get(OVERRIDE_PARAM)) || link;
  const preview = readPreviewToken(token, { secret, now });
  if (!preview) throw new ReleaseRefused('This is no link of this site, or it is over.');
  await target.changeText(REGISTRY_PATH, (text) => {
    const registry = readRegistryText(text);
    const lasting = Object.entries(registry.revokedPreviews ?? {}).filter(
      ([, untilMs]) => untilMs > now.getTime(),
    );
    const revokedPreviews = {
      ...Object.fromEntries(lasting),
      [hashOfToken(token)]: preview.untilMs,
    };
    return JSON.stringify({ ...registry, revokedPreviews }, null, 1);
  });
  return preview;
}

/** The link that shows a preview, on the page of a path; it asks before it does. */
export function linkTo(
  { name, version, manifestIntegrity = '' }: ReleaseManifest,
  { site, path, untilMs, secret }: { site: string; path: string; untilMs: number; secret: string },
): string {
  const token = writePreviewToken({ name, version, integrity: manifestIntegrity, untilMs }, secret);
  const address = new URL(path, site);
  address.searchParams.set(OVERRIDE_PARAM, token);
  return address.href;
}
