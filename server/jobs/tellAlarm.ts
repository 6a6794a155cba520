import type { SecurityEvent } from '@anunturi/shared-domain/people/securityEvents';
import { findStaff } from '../accounts/findStaff';
import { defineJob } from '../app/queue/defineJob';
import { alarmEmail } from '../mail/emails/alarmEmail';
import { tellPerson } from '../mail/tell';

type Alarm = { alarm: SecurityEvent; count: number; personId?: string; source?: string };

/** Tells administrators at once of an alarm of the security log; of one account or network once a day. */
export const tellAlarm = defineJob<Alarm>({
  name: 'tellAlarm',
  async run({ input: { alarm, count, personId, source }, store, now }) {
    const told = { kind: 'operator', subject: `${alarm} ${personId ?? source}` } as const;
    for (const { uid } of await findStaff('security', store))
      await tellPerson(uid, told, alarmEmail(alarm, count, personId !== undefined), { store, now });
  },
});
