import type { RemoteRelease } from './remoteReleaseSchema';

export type DeprecationId = 'noContract';

/** What a release may do until a day, because earlier ones did; from that day on no release that does is published. */
export type Deprecation = {
  id: DeprecationId;
  /** For the people who release. */
  what: string;
  instead: string;
  /** Days as `2026-11-28`; `until` is the first one on which it is refused. */
  since: string;
  until: string;
  isUsedBy: (release: Pick<RemoteRelease, 'contract'>) => boolean;
};

/** Windows of the contract between remotes and the site. One that is over goes with the code that still reads it. */
export const deprecations: readonly Deprecation[] = [
  {
    id: 'noContract',
    what: 'a release that does not say which contract it keeps',
    instead: 'build it with the tooling of now, which writes it',
    since: '2026-11-28',
    until: '2027-06-01',
    isUsedBy: ({ contract }) => contract === undefined,
  },
];

/** Whether its window is over. */
export const isOver = ({ until }: Pick<Deprecation, 'until'>, now: Date): boolean =>
  now.toISOString().slice(0, 10) >= until;
