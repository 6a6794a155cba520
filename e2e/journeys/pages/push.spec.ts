/**
 * Notifications from the server to a real service worker. Chromium without Google's keys reaches no push service, so the page gets the
 * subscription that its browser would make, of a device of a push service that runs here; what the server sends there is decrypted as
 * a browser does, and handed to the worker by the developer tools.
 */
import { startPushService } from '@anunturi/local-firebase/testing/startPushService';
import type { CDPSession, Page, Worker } from '@playwright/test';
import { atNoon } from '../../support/atNoon';
import { chromiumFlags } from '../../support/chromiumFlags';
import { chromiumPath } from '../../support/chromiumPath';
import { log } from '../../support/listings/conversationSteps';
import { emailTo } from '../../support/people/emailSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { makeDue } from '../../support/makeDue';
import { openPart } from '../../support/openPart';
import { publishService } from '../../support/listings/publishService';
import { openSeededSite } from '../../support/openSeededSite';
import { freePort, type Site } from '../../support/startSite';
import { expect, signInByForm, test as base } from '../../support/test';

/** A site of their own, in which it is day, and where on this machine it takes a push service to be. */
const test = base.extend<object, { site: Site; pushPort: number }>({
  pushPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  site: [
    async ({ pushPort }, use) => {
      const push = { PUSH_ORIGINS: `http://127.0.0.1:${pushPort}` };
      const { site, close } = await openSeededSite({ ...atNoon(), ...push });
      await use(site);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  keepsOffline: true,
  // The whole browser: the one without windows takes no notifications.
  launchOptions: {
    ...(chromiumPath() && { executablePath: chromiumPath()! }),
    args: [...chromiumFlags, '--headless=new'],
    ignoreDefaultArgs: ['--headless'],
  },
});

type Device = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>;

/** Subscribes as a browser with a push service does, until the page or the person ends it. */
const withPushService = (page: Page, { endpoint, ...keys }: Device) =>
  page.addInitScript(
    (made) => {
      const isOn = () => sessionStorage.getItem('subscribed') !== null;
      const subscription = {
        ...made,
        toJSON: () => made,
        unsubscribe: async () => (sessionStorage.removeItem('subscribed'), true),
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => (sessionStorage.setItem('subscribed', 'yes'), subscription),
        getSubscription: async () => (isOn() ? subscription : null),
      });
    },
    { endpoint, keys },
  );

/** The registration of the site's worker, as the developer tools name it. */
async function registrationOf(tools: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  return registered;
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/** Turns notifications on for this device in the account of the signed-in person. */
async function turnOn(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/dashboard?fila=profil');
  await openPart(page, 'Notificări');
  await page.getByRole('button', { name: 'Porniți pe acest dispozitiv' }).click();
  await expect(page.getByText('Pornite pe acest dispozitiv')).toBeVisible();
}

test('a person turns notifications on, is told of a message by the push service, and the notification leads to it', async ({
  page,
  context,
  site,
  pushPort,
}) => {
  const push = await startPushService(pushPort);
  const [seller, buyer] = [
    await makeAccount(site, 'Sanda Vlad'),
    await makeAccount(site, 'Ilie Pop'),
  ];
  const listing = await publishService(seller, 'Montaj de parchet laminat');
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await withPushService(page, push.subscribe('telefon'));
  await signInByForm(page, seller.email, seller.password);
  await turnOn(page);
  const messages = page.getByRole('group', { name: 'Vă anunțăm când' }).getByRole('switch', {
    name: 'aveți mesaje necitite',
  });
  await expect(messages).toBeChecked();

  const listingId = listing.slice(-20);
  const written = { listingId, text: 'Ajungeți și la Cisnădie?' };
  const { conversationId } = await buyer.call<{ conversationId: string }>(
    'startConversation',
    written,
  );
  await makeDue(site, `unread-${conversationId}-${seller.uid}`);
  await publishService(seller, 'Montaj de uși'); // the queue is looked at
  await emailTo(site, seller.email, /^Un mesaj nou/);
  await expect.poll(() => push.arrived.length, { timeout: 30_000 }).toBe(1);
  const { pushed } = push.arrived[0]!;
  await push.stop();

  const tools = await context.newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const [worker] = context.serviceWorkers();
  const deliver = (data: string) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin: site.origin, registrationId, data });
  await deliver(JSON.stringify(pushed));
  await expect.poll(() => shownBy(worker!)).toEqual([pushed.title]);
  // The same again takes its place.
  await deliver(JSON.stringify({ ...pushed, title: '2 mesaje noi' }));
  await expect.poll(() => shownBy(worker!)).toEqual(['2 mesaje noi']);

  // A press that no person made may open no window: the address that it would open is visited here.
  const address = await worker!.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => (resolve(String(url)), null);
    });
    scope.dispatchEvent(
      new NotificationEvent('notificationclick', { notification: notification! }),
    );
    return opened;
  });
  await page.goto(address);
  await expect(log(page).getByText('Ajungeți și la Cisnădie?')).toBeVisible();

  await page.goto('/dashboard?fila=profil');
  await openPart(page, 'Notificări');
  await page.getByRole('button', { name: 'Opriți aici' }).click();
  await expect(page.getByRole('button', { name: 'Porniți pe acest dispozitiv' })).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test('who signs out is told nothing more on the device', async ({
  page,
  context,
  site,
  pushPort,
}) => {
  const push = await startPushService(pushPort);
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await withPushService(page, push.subscribe('telefon'));
  await signInByForm(page, 'utilizator@demo.ro');
  await turnOn(page);
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
  await push.stop();
});
