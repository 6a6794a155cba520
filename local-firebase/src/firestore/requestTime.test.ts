import { OPEN_RULES, startEmptyFirebase } from '../../testing/startEmptyFirebase';

test('server time follows a clock that was ahead and is set right; commit times do not go back', async () => {
  const firebase = await startEmptyFirebase({ rules: OPEN_RULES });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  try {
    await firebase.seed('t/a', { n: 1 });
    clock.mockReturnValue(now);
    const name = `projects/${firebase.projectId}/databases/(default)/documents/t/b`;
    const { body } = await firebase.owner.commit([
      {
        update: { name, fields: {} },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
    ]);
    expect((await firebase.read('t/b'))?.at).toEqual(new Date(now));
    expect(Date.parse(body.commitTime)).toBeGreaterThanOrEqual(now + 3_600_000);
  } finally {
    clock.mockRestore();
    await firebase.stop();
  }
});
