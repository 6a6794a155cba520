/**
 * Notifications in a real service worker. Chromium without Google's keys reaches no push service, so the page gets the subscription
 * that its browser would make, of a device of the test's own; the command takes it as it is. What a push service would deliver,
 * decrypted, is handed to the worker by the developer tools: how it is encrypted and sent is held by server/push/push.test.ts.
 */
import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Page, Worker } from '@playwright/test';
import { chromiumFlags } from '../../support/chromiumFlags';
import { chromiumPath } from '../../support/chromiumPath';
import { openPart } from '../../support/openPart';
import { expect, signInByForm, test } from '../../support/test';

test.use({
  keepsOffline: true,
  // The whole browser: the one without windows takes no notifications.
  launchOptions: {
    ...(chromiumPath() && { executablePath: chromiumPath()! }),
    args: [...chromiumFlags, '--headless=new'],
    ignoreDefaultArgs: ['--headless'],
  },
});

const ecdh = createECDH('prime256v1');
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/proba',
  keys: {
    p256dh: ecdh.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
};

/** Subscribes as a browser with a push service does, until the page or the person ends it. */
const withPushService = (page: Page) =>
  page.addInitScript((made) => {
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
  }, device);

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

test('a person turns notifications on, is shown one, and it leads to its screen', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await withPushService(page);
  await signInByForm(page, 'utilizator@demo.ro');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/dashboard?fila=profil');
  await openPart(page, 'Notificări');
  await page.getByRole('button', { name: 'Porniți pe acest dispozitiv' }).click();
  await expect(page.getByText('Pornite pe acest dispozitiv')).toBeVisible();
  const messages = page.getByRole('group', { name: 'Vă anunțăm când' }).getByRole('switch', {
    name: 'aveți mesaje necitite',
  });
  await expect(messages).toBeChecked();

  const tools = await context.newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const [worker] = context.serviceWorkers();
  const pushed = { title: 'Un mesaj nou', path: '/mesaje-primite', tag: 'proba' };
  const deliver = (data: string) =>
    tools.send('ServiceWorker.deliverPushMessage', { origin: site.origin, registrationId, data });
  await deliver(JSON.stringify(pushed));
  await expect.poll(() => shownBy(worker!)).toEqual(['Un mesaj nou']);
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
  expect(address).toBe(`${site.origin}/mesaje-primite`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mesaje/);

  await page.goto('/dashboard?fila=profil');
  await openPart(page, 'Notificări');
  await page.getByRole('button', { name: 'Opriți aici' }).click();
  await expect(page.getByRole('button', { name: 'Porniți pe acest dispozitiv' })).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test('who signs out is told nothing more on the device', async ({ page, context, site }) => {
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await withPushService(page);
  await signInByForm(page, 'utilizator@demo.ro');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/dashboard?fila=profil');
  await openPart(page, 'Notificări');
  await page.getByRole('button', { name: 'Porniți pe acest dispozitiv' }).click();
  await expect(page.getByText('Pornite pe acest dispozitiv')).toBeVisible();
  await page.getByRole('button', { name: 'Delogare' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});
