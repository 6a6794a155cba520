import type { EdgeContext } from '../EdgeContext';
import { createWholeness } from './createWholeness';
import { isReachable } from './isReachable';

/** Strangers may ask as often as they like: the answer is found out once in so long. */
const KEPT_MS = 1000;

export type Readiness = {
  isReady: boolean;
  isDraining: boolean;
  registry: boolean;
  shell: boolean;
  remotes: Record<string, boolean>;
  firebase: boolean;
};

/**
 * Whether this server should get visitors. It begins when the registry and the shell are there, every bundle was tried,
 * every file of what is live was opened, and Firebase has answered. A remote that is broken costs its own pages, and while Firebase is away there are kept pages to
 * send: neither ends it. Draining does, and a registry or a shell that cannot be read.
 */
export function createReadiness(context: EdgeContext) {
  const { readRegistry, readShellFiles, bundles, firebase, isDraining = () => false } = context;
  const wholeness = context.development ? undefined : createWholeness(context);
  let hasFirebaseAnswered = false;
  let kept: { atMs: number; found: Promise<Omit<Readiness, 'isReady' | 'isDraining'>> } | undefined;
  async function findOut() {
    const { registry, shell } = await readRegistry();
    const releases = Object.values(registry.remotes);
    const [answers, isShellWhole, areWhole, isReached] = await Promise.all([
      bundles.probe(releases),
      wholeness?.shell(shell?.release, await readShellFiles()) ?? true,
      Promise.all(releases.map(async (release) => (await wholeness?.remote(release)) ?? true)),
      isReachable(firebase),
    ]);
    hasFirebaseAnswered ||= isReached;
    return {
      registry: releases.length > 0,
      shell: answers.shell && isShellWhole,
      remotes: Object.fromEntries(
        releases.map(({ name }, at) => [name, answers.remotes[name] === true && areWhole[at]!]),
      ),
      firebase: isReached,
    };
  }
  return async (): Promise<Readiness> => {
    const atMs = performance.now();
    if (!kept || atMs - kept.atMs > KEPT_MS) kept = { atMs, found: findOut() };
    const found = await kept.found;
    const isReady = !isDraining() && found.registry && found.shell && hasFirebaseAnswered;
    return { isReady, isDraining: isDraining(), ...found };
  };
}
