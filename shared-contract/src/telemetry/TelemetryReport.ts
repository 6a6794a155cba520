import type { Cohort } from '../registry/cohortSchema';
import type { RemoteRelease } from '../registry/remoteReleaseSchema';

/** Where browsers report faults and the speed of pages to the HTML server. */
export const TELEMETRY_PATH = '/telemetry';
/** Where it answers administrators with its `TelemetryReport`. */
export const TELEMETRY_REPORT_PATH = '/telemetry.json';
/** The same two under the names that earlier releases ask for (docs/decisions/0034). */
export const EARLIER_TELEMETRY_PATH = '/sight';
export const EARLIER_TELEMETRY_REPORT_PATH = '/sight.json';

/** Name of the entry of a page's `Server-Timing` whose description is its visit's token (docs/decisions/0040). */
export const VISIT_ENTRY = 'visit';

/** No page is slower, as far as it is told: what a browser measured above is a page that was left lying. */
export const VITALS_MAX_MS = 600_000;

/** What can go wrong in a part of the site, as a visitor's browser sees it. */
export const FAULT_KINDS = [
  'load',
  'mount',
  'render',
  'unmount',
  'unhandled',
  'slow',
  'csp',
  'data',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** The faults after which a visitor does not see the part: a new version that causes them is stepped back from. */
export const FATAL_KINDS: readonly FaultKind[] = ['load', 'mount', 'render'];

/** Which version of what, and on which route: the pattern, never the address. */
type Seen = { part: string; version: string; route: string };
export type TelemetryFault = Seen & {
  kind: FaultKind;
  message: string;
  /** Of a data failure, or of data that is slow: the query's or command's name. */
  query?: string | undefined;
  place?: FaultPlace | undefined;
};

/** Where a fault stands in the sources: found on the server, by the map of the release's script. */
export type FaultPlace = {
  /** From the repository's root. */
  file: string;
  line: number;
  function?: string | undefined;
  /** Who is asked about the file (CODEOWNERS). */
  owner: string;
};

/** Faults of one kind, at one place or with one message. */
export type FaultGroup = Pick<TelemetryFault, 'part' | 'kind' | 'message' | 'query' | 'place'> & {
  count: number;
  /** How often by version. */
  versions: Record<string, number>;
};

/** One version of one part in the last days. */
export type PartSums = {
  part: string;
  version: string;
  loads: number;
  faults: Partial<Record<FaultKind, number>>;
  /** Largest contentful paint and interaction to next paint that three quarters of the visits keep to. */
  lcpP75Ms?: number;
  inpP75Ms?: number;
  /**
   * Of a version that is live or a canary: at how many visits, and to how many addresses, it was shown and failed, as far as
   * the server knows since `since`, when the registry says that it went live. Only visits that this server sent with that
   * version count.
   */
  visits?: VisitCounts & { since: string };
  /** Of the same visits: `failed` at those a read or a command of the version failed. Absent where none did. */
  data?: VisitCounts;
  /** What the server saw itself of a version that is said to fail; absent where it cannot look. */
  look?: OwnLook;
};

export type VisitCounts = {
  shown: number;
  failed: number;
  addresses: { shown: number; failed: number };
};

/** `faults` are empty where the server finds the release whole: its pages render, its files have the bytes that it names. */
export type OwnLook = { faults: string[] };

/**
 * The registry went back by itself: from which version to which, which failed at so many of the visits it was shown at, or whose
 * data did.
 */
export type StepBack = {
  at: string;
  name: string;
  from: string;
  version: string;
  shown: number;
  failed: number;
  isOfData?: boolean | undefined;
  /** A canary ended by itself: `version` is the canary, as is `from`. */
  isCanary?: boolean | undefined;
};

/** Why a canary is to be promoted, ended, or left to run. */
export type CanaryReason =
  | 'sound'
  | 'seenBroken'
  | 'fails'
  | 'worse'
  | 'early'
  | 'fewVisits'
  | 'fewAddresses';

/** What is to be done with a canary, and what it was judged by: its own visits, those of the live version, the server's own look. */
export type CanaryVerdict = Pick<PartSums, 'visits' | 'data' | 'look'> & {
  name: string;
  version: string;
  percent: number;
  /** Of these visitors alone. */
  only?: Cohort | undefined;
  since: string;
  live?: VisitCounts;
  verdict: 'promote' | 'stepBack' | 'wait';
  why: CanaryReason;
  /** The site ends it by itself. */
  ends: boolean;
};

export type TelemetryReport = {
  days: number;
  parts: PartSums[];
  /** Newest first. */
  newest: (TelemetryFault & { atMs: number })[];
  /** The most frequent first; absent in the answer of an earlier server. */
  groups?: FaultGroup[];
  stepsBack: StepBack[];
  /** Absent in the answer of an earlier server. */
  canaries?: CanaryVerdict[];
  /** What is shown to somebody; a server of an earlier release does not say. */
  deployed?: DeployedWants | undefined;
};

/** Live releases and canaries with what they want of the shell, and what the live shell offers. */
export type DeployedWants = {
  releases: Pick<RemoteRelease, 'name' | 'version' | 'contract' | 'minimumShell' | 'needs'>[];
  shell?:
    | {
        release: string;
        version?: string | undefined;
        contracts?: number[] | undefined;
        provides?: Record<string, string> | undefined;
      }
    | undefined;
};
