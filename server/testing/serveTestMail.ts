/** A process that sends what is in the outbox, to be killed. */
import { openFirestore } from '../app/data/openFirestore';
import { createMailSender } from '../mail/createMailSender';
import { openSmtp } from '../mail/openTransport';

const { EMBEDDED_ORIGIN = '', SERVICE_TOKEN = '', PROJECT_ID = '', SMTP_URL = '' } = process.env;
createMailSender({
  db: openFirestore({
    projectId: PROJECT_ID,
    embedded: { origin: EMBEDDED_ORIGIN, serviceToken: SERVICE_TOKEN },
  }),
  transport: openSmtp(SMTP_URL),
  log: console.error,
  leaseMs: 1000,
}).wake();
process.once('disconnect', () => process.exit(0));
