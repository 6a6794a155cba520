// The acts of a decision on the sample listing, in a market that is new for each test.
import { sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import { seller, startModeration } from '../../../testing/startModeration';

export let world: Awaited<ReturnType<typeof startModeration>>;
export const listingId = sampleListingId;
export const facts = 'Kilometrii din anunț nu sunt cei reali.';
export const contestText = 'Kilometrii sunt cei din cartea de service.';
export const answer = 'Aveți dreptate, am greșit.';
export const reject = { kind: 'reject', ground: 'misleading', facts, reportIds: [] as string[] };

export const decide = (decision: object, version = 1, uid: string | null = 'sefa') =>
  world.call('decideListing', { listingId, version, decision }, uid);

export const appeal = (version = 2, text = contestText, uid: string | null = seller) =>
  world.call('appealDecision', { listingId, version, text }, uid);

export const answerAppeal = (outcome: string, version = 3, uid: string | null = 'sefa') =>
  world.call('decideAppeal', { listingId, version, outcome, answer }, uid);

export const tally = () => world.read(`moderationTallies/${new Date().getUTCFullYear()}`);

beforeAll(async () => {
  world = await startModeration();
});

beforeEach(() => world.reset());
afterAll(() => world.stop());
