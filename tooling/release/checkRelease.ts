import { grantedRoutes } from '@anunturi/shared-contract/registry/grantedRoutes';
import {
  type ShellOffer,
  contractMisfits,
} from '@anunturi/shared-contract/registry/remoteContract';
import { remoteReleaseSchema } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { ReleaseRefused } from './ReleaseTarget';

/**
 * Stops a release that the HTML server and the shell would leave out, whole or in part, or that the live shell cannot run.
 * @throws ReleaseRefused with every reason
 */
export function checkRelease(release: unknown, shell?: ShellOffer): void {
  const { data, error } = remoteReleaseSchema.safeParse(release);
  const reasons = data
    ? [
        ...grantedRoutes(data).refused,
        ...(shell ? contractMisfits(data, shell) : []).map(
          (misfit) => `${data.name} wants ${misfit}`,
        ),
      ]
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (reasons.length > 0)
    throw new ReleaseRefused(`The release is refused.\n${reasons.join('\n')}`);
}
