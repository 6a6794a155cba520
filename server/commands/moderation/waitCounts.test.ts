import {
  deskWaitsSchema,
  moderationTallySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { sampleReport } from '@anunturi/shared-domain/samples/reportSamples';
import { answerAppeal, appeal, decide, reject, tally, world } from './testing/decisions';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

test('how long people waited for a decision, an answer to a notice and an answer to an appeal stands in the public tally, each once', async () => {
  await world.reset({ status: 'pending', updatedAt: hoursAgo(5) });
  expect(await decide({ kind: 'approve' })).toMatchObject({ status: 200 });
  // What is public already waited for nobody.
  expect(await decide(reject, 2)).toMatchObject({ status: 200 });
  expect(await appeal(3)).toMatchObject({ status: 200 });
  expect(await answerAppeal('upheld', 4)).toMatchObject({ status: 200 });
  await world.seed('reports/r1', { ...sampleReport, status: 'open', createdAt: hoursAgo(30) });
  const answer = { reportId: 'r1', outcome: 'kept', text: 'Nimic de schimbat.' };
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1)
    expect(await world.call('decideReport', answer, 'sefa', { key })).toMatchObject({
      status: 200,
    });
  expect(await world.call('decideReport', answer)).toMatchObject({ code: 'changedElsewhere' });
  expect(moderationTallySchema.parse(await tally())).toMatchObject({
    contested: 1,
    waits: { listing: { h12: 1 }, appeal: { h1: 1 }, report: { h48: 1 } },
  });
  // And in the counts of the moderator.
  expect(
    deskWaitsSchema.parse(await world.read(`deskWaits/${toDayKey(new Date())}`)),
  ).toMatchObject({
    people: { sefa: { listing: { h12: 1 }, appeal: { h1: 1 }, report: { h48: 1 } } },
  });
});

test('answered notices stand in the tally by ground, and of those what was acted on', async () => {
  for (const [id, outcome] of [
    ['r1', 'kept'],
    ['r2', 'removed'],
    ['r3', 'changed'],
  ]) {
    await world.seed(`reports/${id}`, { ...sampleReport, ground: 'fraud', status: 'open' });
    const text = 'Am citit și am hotărât.';
    await world.call('decideReport', { reportId: id, outcome, text });
  }
  expect(moderationTallySchema.parse(await tally())).toMatchObject({
    notices: { fraud: 3 },
    noticesActedOn: { fraud: 2 },
  });
});
