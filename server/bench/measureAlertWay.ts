import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { openCommandServer } from '../app/openCommandServer';
import { allCommands } from '../commands/allCommands';
import { jobs } from '../jobs/jobs';
import { openSmtp } from '../mail/openTransport';
import { callTestCommand } from '../testing/callTestCommand';
import { describedCar, seedMarket, seedPhotos, seedSeller } from '../testing/seedMarket';
import { signInForTest } from '../testing/signInForTest';
import { startSmtpServer } from '../testing/startSmtpServer';
import { startTestFirebase } from '../testing/startTestFirebase';

const ROUNDS = 5;
const SELLER = 'sellerAna';

/** From the answer to `publishListing` until a mail server has the alert, with one person who wants to know at once. */
export async function measureWay(): Promise<void> {
  const smtp = await startSmtpServer();
  const firebase = await startTestFirebase({});
  const { projectId, origin, serviceToken } = firebase;
  const server = openCommandServer({
    projectId,
    embedded: { origin, serviceToken },
    commands: allCommands,
    jobs,
    county: { name: 'Sibiu', code: 'SB' },
    transport: openSmtp(smtp.url),
    addressOf: () => '192.0.2.1',
    log: () => {},
  });
  const listener = createAdaptorServer({ fetch: server.app.fetch }) as Server;
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const call = async (name: string, input: object, token: string) => {
    const answer = await callTestCommand(`http://127.0.0.1:${port}`, name, input, { token });
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  };
  await seedMarket(firebase);
  const token = await signInForTest(firebase, SELLER);
  await seedSeller(firebase, SELLER);
  await server.search?.rebuild();
  server.runner.wake();
  server.mail?.wake();
  const seconds: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const email = `buyer${n}@exemplu.ro`;
    const buyer = await signInForTest(firebase, `buyer${n}`);
    await seedSeller(firebase, `buyer${n}`, { email });
    await call('saveSearch', { name: 'Dacia', query: 'marca=dacia', alert: 'atOnce' }, buyer);
    const car = describedCar(`Bench00000000000000${n}`);
    await seedPhotos(firebase, car.photos);
    const vehicle = { ...car.vehicle, mileageKm: 1000 + n };
    await call('publishListing', { ...car, vehicle }, token);
    const startedAt = performance.now();
    while (!smtp.arrived.some(({ to, source }) => to === email && source.includes('List-Unsub')))
      await setTimeout(50);
    seconds.push((performance.now() - startedAt) / 1000);
  }
  const longest = Math.max(...seconds).toFixed(1);
  console.log(
    `From publishing to the e-mail handed over: ${seconds.map((each) => each.toFixed(1)).join(', ')} s, at most ${longest} s.`,
  );
  listener.close();
  await server.close();
  await firebase.stop();
  await smtp.stop();
}
