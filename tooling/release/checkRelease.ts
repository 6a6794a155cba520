import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import { remoteReleaseSchema } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

/** Stops a release that the HTML server and the shell would leave out, whole or in part. @throws Error with every reason */
export function checkRelease(release: unknown): void {
  const parsed = remoteReleaseSchema.safeParse(release);
  const reasons = parsed.success
    ? grantedRoutes(parsed.data).refused
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (reasons.length > 0) throw new Error(`The release is refused.\n${reasons.join('\n')}`);
}
