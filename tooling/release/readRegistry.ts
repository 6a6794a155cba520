import { type DeployedRegistry, REGISTRY_PATH, readRegistryText } from './DeployedRegistry';
import type { ReleaseTarget } from './ReleaseTarget';

/** What is live at a target, and what was done before. */
export const readRegistry = async (target: ReleaseTarget): Promise<DeployedRegistry> =>
  readRegistryText(await target.readText(REGISTRY_PATH));
