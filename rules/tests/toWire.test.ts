import { NOW } from './RuleCase';
import { toWire } from './toWire';

const root = 'projects/p/databases/(default)/documents';
const wired = (write: Parameters<typeof toWire>[0]) =>
  toWire(write, root) as { update: { fields: object }; updateMask?: { fieldPaths: string[] } };
const empty = { mapValue: { fields: {} } };

test('an empty map stays one in a new document', () => {
  expect(wired({ set: 't/a', data: { m: {} } }).update.fields).toEqual({ m: empty });
});

test('an empty map of a merge and of an update is named, so that it is written', () => {
  for (const write of [
    { set: 't/a', data: { m: {} }, merge: true },
    { update: 't/a', data: { m: {} } },
  ]) {
    const { update, updateMask } = wired(write);
    expect([update.fields, updateMask?.fieldPaths]).toEqual([{ m: empty }, ['m']]);
  }
});

test('a map that holds only what the server makes is not written as an empty one', () => {
  const { update, updateMask, ...rest } = wired({ update: 't/a', data: { m: { at: NOW } } });
  expect([update.fields, updateMask?.fieldPaths]).toEqual([{}, []]);
  expect(rest).toMatchObject({
    updateTransforms: [{ fieldPath: 'm.at', setToServerValue: 'REQUEST_TIME' }],
  });
});
