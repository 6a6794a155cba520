import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { createHash } from 'node:crypto';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { PROVED_DEVICE_DAYS } from '@anunturi/shared-domain/site/limits';
import { sessionSchema } from '@anunturi/shared-domain/people/session';
import { browserDigest } from '../../accounts/browserDigest';
import { endSingle } from '../../accounts/endSingle';
import { proveSession } from '../../accounts/second-factor/proveSession';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { isProved, stands, unproved } from '../../app/command/who';
import { newDeviceEmail } from '../../mail/emails/sessionEmails';
import { tellPerson, toMailLink } from '../../mail/tell';
import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { forgetDevices } from '../../push/forgetDevices';
import { beganOf } from '../../accounts/beganOf';
import { deviceName } from './deviceName';
import { findSessions } from './findSessions';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session that is not used is listed. */
const KEPT_MS = keptMs('session');

/**
 * Keeps that the caller is signed in here: at each sign-in and on the first page of a day. The first session of an account is
 * told to nobody; afterwards each device that it has not seen is told by e-mail. Sessions that are over are forgotten.
 */
export const noteSession = defineCommand(commands.noteSession, {
  who: unproved,
  limit: perDay('signIns'),
  async run({ caller, input, store, now }) {
    const { uid } = caller;
    const began = beganOf(caller);
    const digest = createHash('sha256').update(`${uid} ${input.device}`).digest('hex');
    const name = deviceName(caller.userAgent);
    const known = await findSessions(uid, store);
    const user = (await store.read(documentPaths.user(uid))) ?? {};
    const isOver = (at: number) => !stands(user, new Date(at * 1000));
    // A sign-in takes the place of the one before on the same device: somebody else may hold its tokens.
    const replaced = known
      .filter((each) => each.device === digest && each.began !== began && !isOver(each.began))
      .map((each) => each.began);
    const isHere = isProved(user, new Date(began * 1000));
    const isAsked = user.secondFactorSessions !== undefined;
    // A device that has proved the second factor is believed for a while: a password that is asked for again begins a session.
    const provedAt = known
      .filter((each) => each.device === digest && !isOver(each.began))
      .filter((each) => isAsked && isProved(user, new Date(each.began * 1000)))
      .map((each) => each.provedAt ?? new Date(0))
      .find((at) => now.getTime() - at.getTime() < PROVED_DEVICE_DAYS * DAY_MS);
    const going = known.filter((each) => isOver(each.began) || replaced.includes(each.began));
    for (const each of going) store.delete(documentPaths.session(uid, each.began));
    const staying = known.filter((each) => !going.includes(each)).map((each) => each.began);
    const change = {
      ...(replaced.length > 0 && endSingle(user, replaced, [...staying, began])),
      ...(provedAt && !isHere && proveSession(user, began, replaced)),
    };
    if (Object.keys(change).length > 0)
      store.update(documentPaths.user(uid), { ...change, updatedAt: now });
    if (replaced.length > 0) await forgetDevices(uid, (at) => replaced.includes(at), store);
    const awaitsCode = !provedAt && !isHere;
    const isKnown = known.some((each) => each.device === digest && each.deviceName === name);
    const session = parseFields(sessionSchema, {
      uid,
      began,
      device: digest,
      browserDigest: await browserDigest(input.device, store),
      deviceName: name,
      ...(provedAt && { provedAt }),
      lastAt: now,
      forgetAt: new Date(now.getTime() + KEPT_MS),
    });
    store.set(documentPaths.session(uid, began), session);
    if (known.every((each) => each.began !== began)) {
      const event = isKnown || known.length === 0 ? 'signedIn' : 'signedInAnew';
      await noteSecurity(event, byCaller(caller), { store, now });
    }
    if (isKnown || known.length === 0) return { awaitsCode };
    const notMeUrl = await toMailLink({ act: 'notMe', uid, at: began * 1000 }, store);
    await tellPerson(
      uid,
      { kind: 'newDevice', subject: digest },
      newDeviceEmail(name, now, notMeUrl),
      { store, now },
    );
    return { awaitsCode };
  },
});
