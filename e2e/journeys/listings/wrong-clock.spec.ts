import { addPhotos, publish, writeFacts, writeRest } from '../../support/listings/sellSteps';
import { expect, signInByForm, test } from '../../support/test';

for (const [side, days] of [
  ['behind', -2],
  ['ahead', 2],
] as const)
  test(`somebody whose device's clock is two days ${side} signs in and publishes a listing`, async ({
    page,
    newPerson,
  }) => {
    await page.addInitScript((shiftMs) => {
      const Right = Date;
      const now = () => Right.now() + shiftMs;
      window.Date = new Proxy(Right, {
        construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    }, days * 86_400_000);
    await signInByForm(page, 'utilizator@demo.ro');
    await writeFacts(page);
    await addPhotos(page, ['#555522']);
    const title = `Škoda Octavia, ceas ${side}`;
    await writeRest(page, title);
    const id = await publish(page);
    const visitor = await newPerson();
    await visitor.goto(`/post/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
